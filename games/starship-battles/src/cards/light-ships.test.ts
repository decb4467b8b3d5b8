import { card } from '@parsecs/kernel/testing';
import { lacks, plays } from '../testing/stat-card.ts';

card('corellian-corvette', 'plays as its card says', () => {
  plays(
    'corellian-corvette',
    16,
    '3/2',
    '16/14/13 turbolasers+4/2 laser-cannon+3/1 antifighter-targeting=3',
    '14/12/11 turbolasers+3/2 laser-cannon+2/1 antifighter-targeting=3',
  );
});
card('corellian-corvette', 'does nothing that its card does not show', () => {
  lacks(
    'corellian-corvette',
    '3/2',
    '16/14/13 turbolasers+4/2 laser-cannon+3/1 antifighter-targeting=3',
    '14/12/11 turbolasers+3/2 laser-cannon+2/1 antifighter-targeting=3',
  );
});

card('millennium-falcon', 'plays as its card says', () => {
  plays(
    'millennium-falcon',
    25,
    '4/3',
    '18/17/16 laser-cannon+5/2 concussion-missiles+3/2 cc1 antifighter-targeting=7 evasion=1',
    '16/15/14 laser-cannon+4/2 cc1 antifighter-targeting=7 evasion=1',
  );
});
card('millennium-falcon', 'does nothing that its card does not show', () => {
  lacks(
    'millennium-falcon',
    '4/3',
    '18/17/16 laser-cannon+5/2 concussion-missiles+3/2 cc1 antifighter-targeting=7 evasion=1',
    '16/15/14 laser-cannon+4/2 cc1 antifighter-targeting=7 evasion=1',
  );
});

card('mon-calamari-cruiser', 'plays as its card says', () => {
  plays(
    'mon-calamari-cruiser',
    39,
    '6/4',
    '16/15/13 turbolasers+5/3 ion-cannon+4/2 pd6 fighter-launch=2',
    '14/13/11 turbolasers+4/2 ion-cannon+3/2 pd3 fighter-launch=1',
  );
});
card('mon-calamari-cruiser', 'does nothing that its card does not show', () => {
  lacks(
    'mon-calamari-cruiser',
    '6/4',
    '16/15/13 turbolasers+5/3 ion-cannon+4/2 pd6 fighter-launch=2',
    '14/13/11 turbolasers+4/2 ion-cannon+3/2 pd3 fighter-launch=1',
  );
});

card('mon-calamari-cruiser-home-one', 'plays as its card says', () => {
  plays(
    'mon-calamari-cruiser-home-one',
    50,
    '9/6',
    '17/15/13 turbolasers+5/3 ion-cannon+5/2 barrage+4/2 pd6 cc2 advanced-communications-array fighter-launch=3',
    '15/13/11 turbolasers+4/2 ion-cannon+4/2 pd3 cc2 advanced-communications-array fighter-launch=2',
  );
});
card('mon-calamari-cruiser-home-one', 'does nothing that its card does not show', () => {
  lacks(
    'mon-calamari-cruiser-home-one',
    '9/6',
    '17/15/13 turbolasers+5/3 ion-cannon+5/2 barrage+4/2 pd6 cc2 advanced-communications-array fighter-launch=3',
    '15/13/11 turbolasers+4/2 ion-cannon+4/2 pd3 cc2 advanced-communications-array fighter-launch=2',
  );
});

card('mon-calamari-star-defender-viscount', 'plays as its card says', () => {
  plays(
    'mon-calamari-star-defender-viscount',
    150,
    '10/10',
    '18/14/12 turbolasers+5/4 ion-cannon+5/3 barrage+8/4 frontal-battery+2/3 pd8 cc3 dr=1 fighter-launch=3',
    '16/12/10 turbolasers+4/3 ion-cannon+4/2 pd4 cc3 dr=1 fighter-launch=2',
  );
});
card('mon-calamari-star-defender-viscount', 'does nothing that its card does not show', () => {
  lacks(
    'mon-calamari-star-defender-viscount',
    '10/10',
    '18/14/12 turbolasers+5/4 ion-cannon+5/3 barrage+8/4 frontal-battery+2/3 pd8 cc3 dr=1 fighter-launch=3',
    '16/12/10 turbolasers+4/3 ion-cannon+4/2 pd4 cc3 dr=1 fighter-launch=2',
  );
});

card('nebulon-b-frigate', 'plays as its card says', () => {
  plays(
    'nebulon-b-frigate',
    22,
    '4/2',
    '16/14/12 turbolasers+4/2 laser-cannon+4/1 antifighter-targeting=3 sensor-array=1 fighter-launch=2',
    '14/12/10 turbolasers+3/2 laser-cannon+3/1 antifighter-targeting=3 sensor-array=1 fighter-launch=1',
  );
});
card('nebulon-b-frigate', 'does nothing that its card does not show', () => {
  lacks(
    'nebulon-b-frigate',
    '4/2',
    '16/14/12 turbolasers+4/2 laser-cannon+4/1 antifighter-targeting=3 sensor-array=1 fighter-launch=2',
    '14/12/10 turbolasers+3/2 laser-cannon+3/1 antifighter-targeting=3 sensor-array=1 fighter-launch=1',
  );
});

card('outrider', 'plays as its card says', () => {
  plays(
    'outrider',
    23,
    '3/2',
    '17/16/15 laser-cannon+5/2 concussion-missiles+3/2 antifighter-targeting=5 evasion=1',
    '15/14/13 laser-cannon+4/2 antifighter-targeting=5 evasion=1',
  );
});
card('outrider', 'does nothing that its card does not show', () => {
  lacks(
    'outrider',
    '3/2',
    '17/16/15 laser-cannon+5/2 concussion-missiles+3/2 antifighter-targeting=5 evasion=1',
    '15/14/13 laser-cannon+4/2 antifighter-targeting=5 evasion=1',
  );
});

card('rebel-assault-frigate', 'plays as its card says', () => {
  plays(
    'rebel-assault-frigate',
    27,
    '5/3',
    '15/15/13 turbolasers+4/2 barrage+5/3 pd5 fighter-launch=1',
    '13/13/11 turbolasers+3/2 pd2 fighter-launch=1',
  );
});
card('rebel-assault-frigate', 'does nothing that its card does not show', () => {
  lacks(
    'rebel-assault-frigate',
    '5/3',
    '15/15/13 turbolasers+4/2 barrage+5/3 pd5 fighter-launch=1',
    '13/13/11 turbolasers+3/2 pd2 fighter-launch=1',
  );
});

card('rebel-transport', 'plays as its card says', () => {
  plays(
    'rebel-transport',
    8,
    '2/2',
    '14/13/12 laser-cannon+3/1 fighter-launch=1',
    '12/11/10 laser-cannon+2/1 fighter-launch=1',
  );
});
card('rebel-transport', 'does nothing that its card does not show', () => {
  lacks(
    'rebel-transport',
    '2/2',
    '14/13/12 laser-cannon+3/1 fighter-launch=1',
    '12/11/10 laser-cannon+2/1 fighter-launch=1',
  );
});

card('republic-assault-ship', 'plays as its card says', () => {
  plays(
    'republic-assault-ship',
    28,
    '5/3',
    '16/14/12 turbolasers+5/3 laser-cannon+4/1 pd4 fighter-launch=1',
    '14/12/10 turbolasers+4/2 laser-cannon+3/1 pd2 fighter-launch=1',
  );
});
card('republic-assault-ship', 'does nothing that its card does not show', () => {
  lacks(
    'republic-assault-ship',
    '5/3',
    '16/14/12 turbolasers+5/3 laser-cannon+4/1 pd4 fighter-launch=1',
    '14/12/10 turbolasers+4/2 laser-cannon+3/1 pd2 fighter-launch=1',
  );
});

card('republic-cruiser', 'plays as its card says', () => {
  plays(
    'republic-cruiser',
    18,
    '3/2',
    '16/14/13 turbolasers+4/2 laser-cannon+3/1 cc2 sensor-array=1',
    '14/12/11 turbolasers+3/2 laser-cannon+2/1 cc2 sensor-array=1',
  );
});
card('republic-cruiser', 'does nothing that its card does not show', () => {
  lacks(
    'republic-cruiser',
    '3/2',
    '16/14/13 turbolasers+4/2 laser-cannon+3/1 cc2 sensor-array=1',
    '14/12/11 turbolasers+3/2 laser-cannon+2/1 cc2 sensor-array=1',
  );
});

card('republic-dreadnaught', 'plays as its card says', () => {
  plays(
    'republic-dreadnaught',
    25,
    '5/3',
    '15/14/12 turbolasers+4/3 frontal-battery+3/2 pd4 fighter-launch=1',
    '13/12/10 turbolasers+3/2 pd2 fighter-launch=1',
  );
});
card('republic-dreadnaught', 'does nothing that its card does not show', () => {
  lacks(
    'republic-dreadnaught',
    '5/3',
    '15/14/12 turbolasers+4/3 frontal-battery+3/2 pd4 fighter-launch=1',
    '13/12/10 turbolasers+3/2 pd2 fighter-launch=1',
  );
});

card('tantive-iv', 'plays as its card says', () => {
  plays(
    'tantive-iv',
    21,
    '3/2',
    '17/15/14 turbolasers+4/2 laser-cannon+4/1 cc1 antifighter-targeting=3 evasion=1',
    '15/13/12 turbolasers+3/2 laser-cannon+3/1 cc1 antifighter-targeting=3 evasion=1',
  );
});
card('tantive-iv', 'does nothing that its card does not show', () => {
  lacks(
    'tantive-iv',
    '3/2',
    '17/15/14 turbolasers+4/2 laser-cannon+4/1 cc1 antifighter-targeting=3 evasion=1',
    '15/13/12 turbolasers+3/2 laser-cannon+3/1 cc1 antifighter-targeting=3 evasion=1',
  );
});

card('venator-star-destroyer', 'plays as its card says', () => {
  plays(
    'venator-star-destroyer',
    39,
    '6/4',
    '17/15/13 turbolasers+5/3 proton-torpedoes+4/2 pd5 cc1 tractor-beams fighter-launch=3',
    '15/13/11 turbolasers+4/2 pd2 cc1 tractor-beams fighter-launch=2',
  );
});
card('venator-star-destroyer', 'does nothing that its card does not show', () => {
  lacks(
    'venator-star-destroyer',
    '6/4',
    '17/15/13 turbolasers+5/3 proton-torpedoes+4/2 pd5 cc1 tractor-beams fighter-launch=3',
    '15/13/11 turbolasers+4/2 pd2 cc1 tractor-beams fighter-launch=2',
  );
});

card('wild-karrde', 'plays as its card says', () => {
  plays(
    'wild-karrde',
    23,
    '3/2',
    '17/16/15 turbolasers+5/2 laser-cannon+4/1 cc1 antifighter-targeting=4 evasion=1',
    '15/14/13 turbolasers+4/2 laser-cannon+3/1 cc1 antifighter-targeting=4 evasion=1',
  );
});
card('wild-karrde', 'does nothing that its card does not show', () => {
  lacks(
    'wild-karrde',
    '3/2',
    '17/16/15 turbolasers+5/2 laser-cannon+4/1 cc1 antifighter-targeting=4 evasion=1',
    '15/14/13 turbolasers+4/2 laser-cannon+3/1 cc1 antifighter-targeting=4 evasion=1',
  );
});
