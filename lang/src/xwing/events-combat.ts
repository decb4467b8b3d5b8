import type { Tellers } from './text-context.ts';
import {
  cardParams,
  countDice,
  listDamage,
  nameCause,
  nameWeapon,
  otherParams,
  shipParams,
} from './words.ts';

type Combat =
  | 'lock-acquired'
  | 'lock-lost'
  | 'attack-declared'
  | 'attack-rolled'
  | 'defence-rolled'
  | 'dice-changed'
  | 'results-compared'
  | 'attack-hit'
  | 'attack-missed'
  | 'die-rolled'
  | 'shield-lost'
  | 'shield-regained'
  | 'damage-dealt'
  | 'damage-marked'
  | 'damage-turned'
  | 'damage-discarded'
  | 'doomed'
  | 'destroyed'
  | 'card-used'
  | 'upgrade-discarded';

/** Attacks, damage and cards. */
export const COMBAT_TELLERS: Tellers<Combat> = {
  'lock-acquired': ({ ship, target }, { texts }) =>
    texts.t('xwing:event.lock-acquired', { ...shipParams(ship), ...otherParams(target) }),
  'lock-lost': ({ ship, target, spent }, { texts }) =>
    texts.t(`xwing:event.${spent ? 'lock-spent' : 'lock-lost'}`, {
      ...shipParams(ship),
      ...otherParams(target),
    }),
  'attack-declared': ({ ship, target, weapon, range, obstructed }, { texts }) => {
    const line = texts.t('xwing:event.attack-declared', {
      ...shipParams(ship),
      ...otherParams(target),
      range,
      weapon: nameWeapon(texts, weapon, 'nom'),
    });
    return obstructed ? `${line} ${texts.t('xwing:event.obstructed')}` : line;
  },
  'attack-rolled': ({ ship, dice }, { texts }) =>
    texts.t('xwing:event.attack-rolled', { ...shipParams(ship), dice: countDice(texts, dice) }),
  'defence-rolled': ({ ship, dice }, { texts }) =>
    texts.t('xwing:event.defence-rolled', { ...shipParams(ship), dice: countDice(texts, dice) }),
  'dice-changed': ({ dice, by, results, added }, { texts }) =>
    texts.t(`xwing:event.dice-changed.${dice}`, {
      dice: countDice(texts, results, added),
      by: nameCause(texts, by),
    }),
  'results-compared': ({ hits, crits, cancelled }, { texts }) => {
    const faces = [
      ...Array.from({ length: hits }, () => 'hit'),
      ...Array.from({ length: crits }, () => 'critical'),
    ];
    const line =
      faces.length === 0
        ? texts.t('xwing:event.results.none')
        : texts.t('xwing:event.results.hit', { dice: countDice(texts, faces) });
    if (cancelled === 0) return line;
    return `${line} ${texts.t('xwing:event.results.cancelled', { count: cancelled })}`;
  },
  'attack-hit': ({ target }, { texts }) => texts.t('xwing:event.attack-hit', otherParams(target)),
  'attack-missed': ({ target }, { texts }) =>
    texts.t('xwing:event.attack-missed', otherParams(target)),
  'die-rolled': ({ ship, die, result, why }, { texts }) =>
    texts.t('xwing:event.die-rolled', {
      ...shipParams(ship),
      die,
      result,
      by: nameCause(texts, why),
    }),
  'shield-lost': ({ ship, shields }, { texts }) =>
    texts.t('xwing:event.shield-lost', { ...shipParams(ship), shields }),
  'shield-regained': ({ ship, shields }, { texts }) =>
    texts.t('xwing:event.shield-regained', { ...shipParams(ship), shields }),
  'damage-dealt': ({ ship, card }, { texts }) =>
    card === undefined
      ? texts.t('xwing:event.damage-dealt.down', shipParams(ship))
      : texts.t('xwing:event.damage-dealt.up', { ...shipParams(ship), card }),
  'damage-marked': ({ ship }, { texts }) => texts.t('xwing:event.damage-marked', shipParams(ship)),
  'damage-turned': ({ ship, card, faceUp }, { texts }) =>
    texts.t(`xwing:event.damage-turned.${faceUp ? 'up' : 'down'}`, {
      ...shipParams(ship),
      card,
    }),
  'damage-discarded': ({ ship, cards }, { texts }) =>
    texts.t('xwing:event.damage-discarded', {
      ...shipParams(ship),
      cards: listDamage(texts, cards),
    }),
  doomed: ({ ship }, { texts }) => texts.t('xwing:event.doomed', shipParams(ship)),
  destroyed: ({ ship }, { texts }) => texts.t('xwing:event.destroyed', shipParams(ship)),
  'card-used': ({ ship, card, target }, { texts }) => {
    const { kind, card: id } = cardParams(card);
    const line = texts.t(`xwing:event.card-used.${kind}`, { ...shipParams(ship), card: id });
    if (target === undefined || target === ship) return line;
    return `${line} ${texts.t('xwing:event.card-target', otherParams(target))}`;
  },
  'upgrade-discarded': ({ ship, card }, { texts }) =>
    texts.t('xwing:event.upgrade-discarded', { ...shipParams(ship), ...cardParams(card) }),
};
