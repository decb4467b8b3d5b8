import { card } from '@parsecs/kernel/testing';
import { lacks, plays } from '../testing/stat-card.ts';

card('a-wing-starfighter', 'plays as its card says', () => {
  plays(
    'a-wing-starfighter',
    5,
    '1',
    '17/17/17 laser-cannon+5/1 concussion-missiles+2/1 interceptor',
  );
});
card('a-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks('a-wing-starfighter', '1', '17/17/17 laser-cannon+5/1 concussion-missiles+2/1 interceptor');
});

card('anakin-skywalkers-jedi-starfighter', 'plays as its card says', () => {
  plays(
    'anakin-skywalkers-jedi-starfighter',
    9,
    '1',
    '17/17/17 laser-cannon+7/2 interceptor jedi-evasion=1 force-sense',
  );
});
card('anakin-skywalkers-jedi-starfighter', 'does nothing that its card does not show', () => {
  lacks(
    'anakin-skywalkers-jedi-starfighter',
    '1',
    '17/17/17 laser-cannon+7/2 interceptor jedi-evasion=1 force-sense',
  );
});

card('arc-170-starfighter', 'plays as its card says', () => {
  plays('arc-170-starfighter', 6, '2', '14/14/14 laser-cannon+4/1 proton-torpedoes+4/2 jammer=3');
});
card('arc-170-starfighter', 'does nothing that its card does not show', () => {
  lacks('arc-170-starfighter', '2', '14/14/14 laser-cannon+4/1 proton-torpedoes+4/2 jammer=3');
});

card('b-wing-starfighter', 'plays as its card says', () => {
  plays(
    'b-wing-starfighter',
    6,
    '3',
    '14/14/14 laser-cannon+2/1 ion-cannon+2/1 proton-torpedoes+4/3 assault long-range-bomber=proton-torpedoes',
  );
});
card('b-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks(
    'b-wing-starfighter',
    '3',
    '14/14/14 laser-cannon+2/1 ion-cannon+2/1 proton-torpedoes+4/3 assault long-range-bomber=proton-torpedoes',
  );
});

card('e-wing-starfighter', 'plays as its card says', () => {
  plays('e-wing-starfighter', 7, '2', '16/16/16 laser-cannon+6/1 proton-torpedoes+6/2 interceptor');
});
card('e-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks('e-wing-starfighter', '2', '16/16/16 laser-cannon+6/1 proton-torpedoes+6/2 interceptor');
});

card('jedi-starfighter', 'plays as its card says', () => {
  plays('jedi-starfighter', 5, '1', '17/17/17 laser-cannon+6/1 interceptor');
});
card('jedi-starfighter', 'does nothing that its card does not show', () => {
  lacks('jedi-starfighter', '1', '17/17/17 laser-cannon+6/1 interceptor');
});

card('luke-skywalkers-x-wing', 'plays as its card says', () => {
  plays(
    'luke-skywalkers-x-wing',
    9,
    '2',
    '17/17/17 laser-cannon+6/1 proton-torpedoes+7/3 force-sense',
  );
});
card('luke-skywalkers-x-wing', 'does nothing that its card does not show', () => {
  lacks(
    'luke-skywalkers-x-wing',
    '2',
    '17/17/17 laser-cannon+6/1 proton-torpedoes+7/3 force-sense',
  );
});

card('naboo-starfighter', 'plays as its card says', () => {
  plays('naboo-starfighter', 4, '1', '15/15/15 laser-cannon+4/1 proton-torpedoes+3/2');
});
card('naboo-starfighter', 'does nothing that its card does not show', () => {
  lacks('naboo-starfighter', '1', '15/15/15 laser-cannon+4/1 proton-torpedoes+3/2');
});

card('obi-wan-kenobis-jedi-starfighter', 'plays as its card says', () => {
  plays(
    'obi-wan-kenobis-jedi-starfighter',
    7,
    '1',
    '17/17/17 laser-cannon+6/1 jedi-evasion=1 jedi-command=2',
  );
});
card('obi-wan-kenobis-jedi-starfighter', 'does nothing that its card does not show', () => {
  lacks(
    'obi-wan-kenobis-jedi-starfighter',
    '1',
    '17/17/17 laser-cannon+6/1 jedi-evasion=1 jedi-command=2',
  );
});

card('rogue-squadron-x-wing', 'plays as its card says', () => {
  plays('rogue-squadron-x-wing', 7, '2', '16/16/16 laser-cannon+5/1 proton-torpedoes+5/2 cc1');
});
card('rogue-squadron-x-wing', 'does nothing that its card does not show', () => {
  lacks('rogue-squadron-x-wing', '2', '16/16/16 laser-cannon+5/1 proton-torpedoes+5/2 cc1');
});

card('v-19-torrent-starfighter', 'plays as its card says', () => {
  plays('v-19-torrent-starfighter', 4, '1', '15/15/15 laser-cannon+3/1 concussion-missiles+2/1');
});
card('v-19-torrent-starfighter', 'does nothing that its card does not show', () => {
  lacks('v-19-torrent-starfighter', '1', '15/15/15 laser-cannon+3/1 concussion-missiles+2/1');
});

card('v-wing-starfighter', 'plays as its card says', () => {
  plays('v-wing-starfighter', 3, '1', '15/15/15 laser-cannon+3/1');
});
card('v-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks('v-wing-starfighter', '1', '15/15/15 laser-cannon+3/1');
});

card('x-wing-starfighter', 'plays as its card says', () => {
  plays('x-wing-starfighter', 6, '2', '15/15/15 laser-cannon+4/1 proton-torpedoes+4/2');
});
card('x-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks('x-wing-starfighter', '2', '15/15/15 laser-cannon+4/1 proton-torpedoes+4/2');
});

card('y-wing-starfighter', 'plays as its card says', () => {
  plays('y-wing-starfighter', 4, '2', '12/12/12 ion-cannon+1/1 proton-torpedoes+3/2 assault');
});
card('y-wing-starfighter', 'does nothing that its card does not show', () => {
  lacks('y-wing-starfighter', '2', '12/12/12 ion-cannon+1/1 proton-torpedoes+3/2 assault');
});

card('z-95-headhunter', 'plays as its card says', () => {
  plays('z-95-headhunter', 3, '1', '14/14/14 laser-cannon+2/1 concussion-missiles+1/1');
});
card('z-95-headhunter', 'does nothing that its card does not show', () => {
  lacks('z-95-headhunter', '1', '14/14/14 laser-cannon+2/1 concussion-missiles+1/1');
});
