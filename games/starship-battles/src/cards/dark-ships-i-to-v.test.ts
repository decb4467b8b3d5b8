import { card } from '@parsecs/kernel/testing';
import { lacks, plays } from '../testing/stat-card.ts';

card('imperial-shuttle', 'plays as its card says', () => {
  plays(
    'imperial-shuttle',
    10,
    '2/1',
    '15/14/13 laser-cannon+3/1 blaster-cannon+3/1 cc1',
    '13/12/11 laser-cannon+2/1 blaster-cannon+2/1 cc1',
  );
});
card('imperial-shuttle', 'does nothing that its card does not show', () => {
  lacks(
    'imperial-shuttle',
    '2/1',
    '15/14/13 laser-cannon+3/1 blaster-cannon+3/1 cc1',
    '13/12/11 laser-cannon+2/1 blaster-cannon+2/1 cc1',
  );
});

card('imperial-star-destroyer', 'plays as its card says', () => {
  plays(
    'imperial-star-destroyer',
    52,
    '7/4',
    '17/15/13 turbolasers+6/3 ion-cannon+5/2 frontal-battery+4/3 pd6 cc1 tractor-beams fighter-launch=1',
    '15/13/11 turbolasers+5/2 ion-cannon+4/2 pd3 cc1 tractor-beams fighter-launch=1',
  );
});
card('imperial-star-destroyer', 'does nothing that its card does not show', () => {
  lacks(
    'imperial-star-destroyer',
    '7/4',
    '17/15/13 turbolasers+6/3 ion-cannon+5/2 frontal-battery+4/3 pd6 cc1 tractor-beams fighter-launch=1',
    '15/13/11 turbolasers+5/2 ion-cannon+4/2 pd3 cc1 tractor-beams fighter-launch=1',
  );
});

card('invisible-hand', 'plays as its card says', () => {
  plays(
    'invisible-hand',
    50,
    '7/4',
    '16/16/13 turbolasers+5/3 ion-cannon+4/2 proton-barrage+5/3 pd5 cc2 droid-control=1 fighter-launch=2',
    '14/14/11 turbolasers+4/2 ion-cannon+3/2 pd2 cc2 droid-control=1 fighter-launch=1',
  );
});
card('invisible-hand', 'does nothing that its card does not show', () => {
  lacks(
    'invisible-hand',
    '7/4',
    '16/16/13 turbolasers+5/3 ion-cannon+4/2 proton-barrage+5/3 pd5 cc2 droid-control=1 fighter-launch=2',
    '14/14/11 turbolasers+4/2 ion-cannon+3/2 pd2 cc2 droid-control=1 fighter-launch=1',
  );
});

card('jango-fetts-slave-i', 'plays as its card says', () => {
  plays(
    'jango-fetts-slave-i',
    23,
    '3/2',
    '18/17/15 blaster-cannon+6/2 concussion-missiles+4/2 pd2 bounty-hunter=2 seismic-mines=4',
    '16/15/13 blaster-cannon+5/2 pd1 bounty-hunter=2 seismic-mines=4',
  );
});
card('jango-fetts-slave-i', 'does nothing that its card does not show', () => {
  lacks(
    'jango-fetts-slave-i',
    '3/2',
    '18/17/15 blaster-cannon+6/2 concussion-missiles+4/2 pd2 bounty-hunter=2 seismic-mines=4',
    '16/15/13 blaster-cannon+5/2 pd1 bounty-hunter=2 seismic-mines=4',
  );
});

card('super-star-destroyer-executor', 'plays as its card says', () => {
  plays(
    'super-star-destroyer-executor',
    150,
    '10/10',
    '18/15/12 turbolasers+5/4 ion-cannon+4/3 barrage+8/4 frontal-battery+2/3 pd8 cc3 dr=1 tractor-beams fighter-launch=2',
    '16/13/10 turbolasers+4/3 ion-cannon+3/2 pd4 cc3 dr=1 tractor-beams fighter-launch=1',
  );
});
card('super-star-destroyer-executor', 'does nothing that its card does not show', () => {
  lacks(
    'super-star-destroyer-executor',
    '10/10',
    '18/15/12 turbolasers+5/4 ion-cannon+4/3 barrage+8/4 frontal-battery+2/3 pd8 cc3 dr=1 tractor-beams fighter-launch=2',
    '16/13/10 turbolasers+4/3 ion-cannon+3/2 pd4 cc3 dr=1 tractor-beams fighter-launch=1',
  );
});

card('techno-union-starship', 'plays as its card says', () => {
  plays(
    'techno-union-starship',
    14,
    '3/2',
    '14/13/12 laser-cannon+3/1 ion-cannon+3/1 fighter-launch=1',
    '12/11/10 laser-cannon+2/1 ion-cannon+2/1 fighter-launch=1',
  );
});
card('techno-union-starship', 'does nothing that its card does not show', () => {
  lacks(
    'techno-union-starship',
    '3/2',
    '14/13/12 laser-cannon+3/1 ion-cannon+3/1 fighter-launch=1',
    '12/11/10 laser-cannon+2/1 ion-cannon+2/1 fighter-launch=1',
  );
});

card('trade-federation-battleship', 'plays as its card says', () => {
  plays(
    'trade-federation-battleship',
    32,
    '6/4',
    '14/14/12 turbolasers+4/3 barrage+4/2 pd4 fighter-launch=3',
    '12/12/10 turbolasers+3/2 pd2 fighter-launch=2',
  );
});
card('trade-federation-battleship', 'does nothing that its card does not show', () => {
  lacks(
    'trade-federation-battleship',
    '6/4',
    '14/14/12 turbolasers+4/3 barrage+4/2 pd4 fighter-launch=3',
    '12/12/10 turbolasers+3/2 pd2 fighter-launch=2',
  );
});

card('trade-federation-droid-control-ship', 'plays as its card says', () => {
  plays(
    'trade-federation-droid-control-ship',
    38,
    '6/4',
    '15/14/12 turbolasers+4/2 laser-cannon+4/1 pd4 cc2 droid-control=3 fighter-launch=4',
    '13/12/10 turbolasers+3/2 laser-cannon+3/1 pd2 cc2 droid-control=3 fighter-launch=2',
  );
});
card('trade-federation-droid-control-ship', 'does nothing that its card does not show', () => {
  lacks(
    'trade-federation-droid-control-ship',
    '6/4',
    '15/14/12 turbolasers+4/2 laser-cannon+4/1 pd4 cc2 droid-control=3 fighter-launch=4',
    '13/12/10 turbolasers+3/2 laser-cannon+3/1 pd2 cc2 droid-control=3 fighter-launch=2',
  );
});

card('victory-star-destroyer', 'plays as its card says', () => {
  plays(
    'victory-star-destroyer',
    32,
    '6/3',
    '16/14/12 turbolasers+4/2 concussion-missiles+3/3 pd4 tractor-beams fighter-launch=1',
    '14/12/10 turbolasers+3/2 pd2 tractor-beams fighter-launch=1',
  );
});
card('victory-star-destroyer', 'does nothing that its card does not show', () => {
  lacks(
    'victory-star-destroyer',
    '6/3',
    '16/14/12 turbolasers+4/2 concussion-missiles+3/3 pd4 tractor-beams fighter-launch=1',
    '14/12/10 turbolasers+3/2 pd2 tractor-beams fighter-launch=1',
  );
});

card('virago', 'plays as its card says', () => {
  plays(
    'virago',
    20,
    '2/2',
    '18/17/16 laser-cannon+6/2 proton-torpedoes+4/2 evasion=1',
    '16/15/14 laser-cannon+5/2 evasion=1',
  );
});
card('virago', 'does nothing that its card does not show', () => {
  lacks(
    'virago',
    '2/2',
    '18/17/16 laser-cannon+6/2 proton-torpedoes+4/2 evasion=1',
    '16/15/14 laser-cannon+5/2 evasion=1',
  );
});
