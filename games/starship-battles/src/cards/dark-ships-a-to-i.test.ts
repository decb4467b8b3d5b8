import { card } from '@parsecs/kernel/testing';
import { lacks, plays } from '../testing/stat-card.ts';

card('banking-clan-frigate', 'plays as its card says', () => {
  plays(
    'banking-clan-frigate',
    34,
    '5/3',
    '16/14/12 turbolasers+5/3 ion-cannon+4/2 pd3 advanced-communications-array',
    '14/12/10 turbolasers+4/2 ion-cannon+3/2 pd1 advanced-communications-array',
  );
});
card('banking-clan-frigate', 'does nothing that its card does not show', () => {
  lacks(
    'banking-clan-frigate',
    '5/3',
    '16/14/12 turbolasers+5/3 ion-cannon+4/2 pd3 advanced-communications-array',
    '14/12/10 turbolasers+4/2 ion-cannon+3/2 pd1 advanced-communications-array',
  );
});

card('boba-fetts-slave-i', 'plays as its card says', () => {
  plays(
    'boba-fetts-slave-i',
    24,
    '3/2',
    '18/17/16 blaster-cannon+6/2 ion-cannon+4/1 concussion-missiles+4/2 bounty-hunter=4',
    '16/15/14 blaster-cannon+5/2 ion-cannon+3/1 bounty-hunter=4',
  );
});
card('boba-fetts-slave-i', 'does nothing that its card does not show', () => {
  lacks(
    'boba-fetts-slave-i',
    '3/2',
    '18/17/16 blaster-cannon+6/2 ion-cannon+4/1 concussion-missiles+4/2 bounty-hunter=4',
    '16/15/14 blaster-cannon+5/2 ion-cannon+3/1 bounty-hunter=4',
  );
});

card('commerce-guild-destroyer', 'plays as its card says', () => {
  plays(
    'commerce-guild-destroyer',
    29,
    '5/3',
    '16/14/12 turbolasers+6/3 laser-cannon+4/2 pd4 fighter-launch=1',
    '14/12/10 turbolasers+5/2 laser-cannon+3/2 pd2 fighter-launch=1',
  );
});
card('commerce-guild-destroyer', 'does nothing that its card does not show', () => {
  lacks(
    'commerce-guild-destroyer',
    '5/3',
    '16/14/12 turbolasers+6/3 laser-cannon+4/2 pd4 fighter-launch=1',
    '14/12/10 turbolasers+5/2 laser-cannon+3/2 pd2 fighter-launch=1',
  );
});

card('count-dookus-solar-sailer', 'plays as its card says', () => {
  plays(
    'count-dookus-solar-sailer',
    12,
    '2/1',
    '17/16/15 laser-cannon+4/1 cc1 sith-command=2 evasion=1',
    '15/14/13 laser-cannon+3/1 cc1 sith-command=2 evasion=1',
  );
});
card('count-dookus-solar-sailer', 'does nothing that its card does not show', () => {
  lacks(
    'count-dookus-solar-sailer',
    '2/1',
    '17/16/15 laser-cannon+4/1 cc1 sith-command=2 evasion=1',
    '15/14/13 laser-cannon+3/1 cc1 sith-command=2 evasion=1',
  );
});

card('darth-mauls-sith-infiltrator', 'plays as its card says', () => {
  plays(
    'darth-mauls-sith-infiltrator',
    21,
    '3/1',
    '18/17/16 laser-cannon+6/2 proton-torpedoes+3/2 cloak evasion=1',
    '16/15/14 laser-cannon+5/2 cloak evasion=1',
  );
});
card('darth-mauls-sith-infiltrator', 'does nothing that its card does not show', () => {
  lacks(
    'darth-mauls-sith-infiltrator',
    '3/1',
    '18/17/16 laser-cannon+6/2 proton-torpedoes+3/2 cloak evasion=1',
    '16/15/14 laser-cannon+5/2 cloak evasion=1',
  );
});

card('emperor-palpatines-shuttle', 'plays as its card says', () => {
  plays(
    'emperor-palpatines-shuttle',
    23,
    '3/2',
    '16/15/14 laser-cannon+5/1 ion-cannon+3/1 cc2 emperors-will sith-command=2',
    '14/13/12 laser-cannon+4/1 ion-cannon+2/1 cc2 emperors-will sith-command=2',
  );
});
card('emperor-palpatines-shuttle', 'does nothing that its card does not show', () => {
  lacks(
    'emperor-palpatines-shuttle',
    '3/2',
    '16/15/14 laser-cannon+5/1 ion-cannon+3/1 cc2 emperors-will sith-command=2',
    '14/13/12 laser-cannon+4/1 ion-cannon+2/1 cc2 emperors-will sith-command=2',
  );
});

card('hounds-tooth', 'plays as its card says', () => {
  plays(
    'hounds-tooth',
    19,
    '3/2',
    '17/16/15 laser-cannon+6/2 concussion-missiles+3/1 bounty-hunter=3 antifighter-targeting=3',
    '15/14/13 laser-cannon+5/2 bounty-hunter=3 antifighter-targeting=3',
  );
});
card('hounds-tooth', 'does nothing that its card does not show', () => {
  lacks(
    'hounds-tooth',
    '3/2',
    '17/16/15 laser-cannon+6/2 concussion-missiles+3/1 bounty-hunter=3 antifighter-targeting=3',
    '15/14/13 laser-cannon+5/2 bounty-hunter=3 antifighter-targeting=3',
  );
});

card('imperial-interdictor-cruiser', 'plays as its card says', () => {
  plays(
    'imperial-interdictor-cruiser',
    32,
    '6/3',
    '15/14/12 turbolasers+4/2 laser-cannon+4/1 pd4 interdict fighter-launch=1',
    '13/12/10 turbolasers+3/2 laser-cannon+3/1 pd2 interdict fighter-launch=1',
  );
});
card('imperial-interdictor-cruiser', 'does nothing that its card does not show', () => {
  lacks(
    'imperial-interdictor-cruiser',
    '6/3',
    '15/14/12 turbolasers+4/2 laser-cannon+4/1 pd4 interdict fighter-launch=1',
    '13/12/10 turbolasers+3/2 laser-cannon+3/1 pd2 interdict fighter-launch=1',
  );
});
