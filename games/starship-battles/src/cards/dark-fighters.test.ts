import { card } from '@parsecs/kernel/testing';
import { lacks, plays } from '../testing/stat-card.ts';

card('asajj-ventresss-starfighter', 'plays as its card says', () => {
  plays(
    'asajj-ventresss-starfighter',
    6,
    '2',
    '17/17/17 laser-cannon+6/1 interceptor sith-command=2',
  );
});
card('asajj-ventresss-starfighter', 'does nothing that its card does not show', () => {
  lacks('asajj-ventresss-starfighter', '2', '17/17/17 laser-cannon+6/1 interceptor sith-command=2');
});

card('darth-vaders-tie-advanced-x1', 'plays as its card says', () => {
  plays(
    'darth-vaders-tie-advanced-x1',
    11,
    '2',
    '18/18/18 laser-cannon+8/2 concussion-missiles+4/1 force-sense sith-command=2',
  );
});
card('darth-vaders-tie-advanced-x1', 'does nothing that its card does not show', () => {
  lacks(
    'darth-vaders-tie-advanced-x1',
    '2',
    '18/18/18 laser-cannon+8/2 concussion-missiles+4/1 force-sense sith-command=2',
  );
});

card('droid-tri-fighter', 'plays as its card says', () => {
  plays(
    'droid-tri-fighter',
    5,
    '1',
    '16/16/16 laser-cannon+4/1 concussion-missiles+2/1 buzz-droids',
  );
});
card('droid-tri-fighter', 'does nothing that its card does not show', () => {
  lacks('droid-tri-fighter', '1', '16/16/16 laser-cannon+4/1 concussion-missiles+2/1 buzz-droids');
});

card('general-grievouss-starfighter', 'plays as its card says', () => {
  plays('general-grievouss-starfighter', 7, '2', '16/16/16 laser-cannon+6/2 cc1 interceptor');
});
card('general-grievouss-starfighter', 'does nothing that its card does not show', () => {
  lacks('general-grievouss-starfighter', '2', '16/16/16 laser-cannon+6/2 cc1 interceptor');
});

card('geonosian-starfighter', 'plays as its card says', () => {
  plays('geonosian-starfighter', 4, '1', '16/16/16 laser-cannon+4/1 interceptor');
});
card('geonosian-starfighter', 'does nothing that its card does not show', () => {
  lacks('geonosian-starfighter', '1', '16/16/16 laser-cannon+4/1 interceptor');
});

card('hyena-droid-bomber', 'plays as its card says', () => {
  plays(
    'hyena-droid-bomber',
    3,
    '1',
    '14/14/14 laser-cannon+2/1 proton-torpedoes+3/2 assault long-range-bomber=proton-torpedoes',
  );
});
card('hyena-droid-bomber', 'does nothing that its card does not show', () => {
  lacks(
    'hyena-droid-bomber',
    '1',
    '14/14/14 laser-cannon+2/1 proton-torpedoes+3/2 assault long-range-bomber=proton-torpedoes',
  );
});

card('tie-bomber', 'plays as its card says', () => {
  plays(
    'tie-bomber',
    4,
    '1',
    '14/14/14 laser-cannon+2/1 concussion-missiles+3/2 assault long-range-bomber=concussion-missiles',
  );
});
card('tie-bomber', 'does nothing that its card does not show', () => {
  lacks(
    'tie-bomber',
    '1',
    '14/14/14 laser-cannon+2/1 concussion-missiles+3/2 assault long-range-bomber=concussion-missiles',
  );
});

card('tie-defender', 'plays as its card says', () => {
  plays('tie-defender', 8, '2', '17/17/17 laser-cannon+5/1 ion-cannon+4/1 proton-torpedoes+4/2');
});
card('tie-defender', 'does nothing that its card does not show', () => {
  lacks('tie-defender', '2', '17/17/17 laser-cannon+5/1 ion-cannon+4/1 proton-torpedoes+4/2');
});

card('tie-fighter', 'plays as its card says', () => {
  plays('tie-fighter', 5, '1', '14/14/14 laser-cannon+2/1 infinite');
});
card('tie-fighter', 'does nothing that its card does not show', () => {
  lacks('tie-fighter', '1', '14/14/14 laser-cannon+2/1 infinite');
});

card('tie-fighter-ace', 'plays as its card says', () => {
  plays('tie-fighter-ace', 4, '1', '16/16/16 laser-cannon+6/1');
});
card('tie-fighter-ace', 'does nothing that its card does not show', () => {
  lacks('tie-fighter-ace', '1', '16/16/16 laser-cannon+6/1');
});

card('tie-interceptor', 'plays as its card says', () => {
  plays('tie-interceptor', 6, '1', '18/18/18 laser-cannon+6/2 interceptor');
});
card('tie-interceptor', 'does nothing that its card does not show', () => {
  lacks('tie-interceptor', '1', '18/18/18 laser-cannon+6/2 interceptor');
});

card('vulture-droid-starfighter', 'plays as its card says', () => {
  plays(
    'vulture-droid-starfighter',
    5,
    '1',
    '14/14/14 blaster-cannon+1/1 energy-torpedoes+1/1 infinite',
  );
});
card('vulture-droid-starfighter', 'does nothing that its card does not show', () => {
  lacks(
    'vulture-droid-starfighter',
    '1',
    '14/14/14 blaster-cannon+1/1 energy-torpedoes+1/1 infinite',
  );
});
