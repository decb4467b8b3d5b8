import type { Pose } from '@parsecs/xwing/words';
import { listOf } from '../people.ts';
import type { Texts } from '../texts.ts';
import { by, type Tellers } from './text-context.ts';
import {
  listEdges,
  listShips,
  nameAction,
  nameManoeuvre,
  nameOnDial,
  obstacleParams,
  shipParams,
} from './words.ts';

type Flight =
  | 'activated'
  | 'dial-revealed'
  | 'manoeuvre-replaced'
  | 'moved'
  | 'barrel-rolled'
  | 'boosted'
  | 'fled'
  | 'escaped'
  | 'obstacle-hit'
  | 'stress-changed'
  | 'action-taken'
  | 'action-skipped'
  | 'passed'
  | 'token-gained'
  | 'token-spent'
  | 'tokens-removed'
  | 'ion-removed'
  | 'skill-changed'
  | 'bomb-dropped'
  | 'bomb-detonated';

/** Moving, acting, and what lies on ships and on the table for it. */
export const FLIGHT_TELLERS: Tellers<Flight> = {
  activated: ({ ship }, { texts }) => texts.t('xwing:event.activated', shipParams(ship)),
  'dial-revealed': ({ ship, manoeuvre }, { texts }) =>
    texts.t('xwing:event.dial-revealed', {
      ...shipParams(ship),
      manoeuvre: nameOnDial(texts, ship, manoeuvre),
    }),
  'manoeuvre-replaced': ({ ship, manoeuvre, seat }, telling) => {
    const { texts } = telling;
    const { name, who } = by(seat, telling);
    return texts.t(`xwing:event.manoeuvre-replaced.${who}`, {
      name,
      ...shipParams(ship),
      manoeuvre: nameOnDial(texts, ship, manoeuvre),
    });
  },
  moved: ({ ship, manoeuvre, overlapped, touching }, { texts }) => {
    const params = { ...shipParams(ship), manoeuvre: nameManoeuvre(texts, manoeuvre) };
    const line = overlapped
      ? texts.t('xwing:event.moved-short', params)
      : texts.t('xwing:event.moved', params);
    if (touching.length === 0) return line;
    return `${line} ${texts.t('xwing:event.touching', { ships: listShips(texts, touching) })}`;
  },
  'barrel-rolled': ({ ship, from, to }, { texts }) =>
    texts.t(`xwing:event.barrel-rolled.${sideOf(from, to)}`, shipParams(ship)),
  boosted: ({ ship, manoeuvre }, { texts }) =>
    texts.t('xwing:event.boosted', {
      ...shipParams(ship),
      manoeuvre: nameManoeuvre(texts, manoeuvre),
    }),
  fled: ({ ship, edges }, { texts }) =>
    texts.t('xwing:event.fled', { ...shipParams(ship), edges: listEdges(texts, edges) }),
  escaped: ({ ship }, { texts }) => texts.t('xwing:event.escaped', shipParams(ship)),
  'obstacle-hit': ({ ship, obstacle }, { texts }) =>
    texts.t('xwing:event.obstacle-hit', { ...shipParams(ship), ...obstacleParams(obstacle) }),
  'stress-changed': ({ ship, by: change, stress }, { texts }) =>
    texts.t(`xwing:event.${change > 0 ? 'stressed' : 'unstressed'}`, {
      ...shipParams(ship),
      stress,
    }),
  'action-taken': ({ ship, action, free }, { texts }) =>
    texts.t(`xwing:event.action-taken.${free ? 'free' : 'own'}`, {
      ...shipParams(ship),
      action: nameAction(texts, action, 'nom'),
    }),
  'action-skipped': ({ ship, why }, { texts }) =>
    texts.t(`xwing:event.action-skipped.${why}`, shipParams(ship)),
  passed: ({ ship, what }, { texts }) => texts.t(`xwing:event.passed.${what}`, shipParams(ship)),
  'token-gained': ({ ship, token, count }, { texts }) =>
    texts.t('xwing:event.token-gained', {
      ...shipParams(ship),
      tokens: texts.t(`xwing:token.${token}.count`, { count }),
    }),
  'token-spent': ({ ship, token }, { texts }) =>
    texts.t('xwing:event.token-spent', { ...shipParams(ship), token }),
  'tokens-removed': ({ ship, focus, evade }, { texts }) => tellLoss(texts, ship, { focus, evade }),
  'ion-removed': ({ ship, count }, { texts }) => tellLoss(texts, ship, { ion: count }),
  'skill-changed': ({ ship, skill }, { texts }) =>
    texts.t('xwing:event.skill-changed', { ...shipParams(ship), skill }),
  'bomb-dropped': ({ ship, bomb }, { texts }) =>
    texts.t('xwing:event.bomb-dropped', { ...shipParams(ship), bomb }),
  'bomb-detonated': ({ bomb, ships }, { texts }) =>
    ships.length === 0
      ? texts.t('xwing:event.bomb-detonated.nobody', { bomb })
      : texts.t('xwing:event.bomb-detonated.ships', { bomb, ships: listShips(texts, ships) }),
};

function tellLoss(texts: Texts, ship: string, counts: Readonly<Record<string, number>>): string {
  const tokens = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([token, count]) => texts.t(`xwing:token.${token}.count`, { count }));
  return texts.t('xwing:event.tokens-removed', {
    ...shipParams(ship),
    tokens: listOf(texts, tokens),
  });
}

/** To which side of its heading the ship has gone. */
function sideOf(from: Pose, to: Pose): 'left' | 'right' {
  const angle = (from.heading * Math.PI) / 180;
  const aside = (to.x - from.x) * Math.cos(angle) - (to.y - from.y) * Math.sin(angle);
  return aside < 0 ? 'left' : 'right';
}
