import { type Event, HALVING_EFFECTS, REDUCING_ABILITIES } from '@parsecs/starship-battles/words';
import type { Texts } from '../texts.ts';
import { type BattleKnown, nameEffect, shipParams, signed } from './words.ts';

type Parts = Readonly<Record<string, number>>;

/** Told as what they take off. */
const REDUCTIONS: ReadonlySet<string> = new Set(REDUCING_ABILITIES);
/** Told as the half of the sum, whatever it is. */
const HALVES: ReadonlySet<string> = new Set(HALVING_EFFECTS);

function listParts(texts: Texts, parts: Parts): string {
  return Object.entries(parts)
    .map(([id, amount]) => {
      const effect = nameEffect(texts, id);
      if (HALVES.has(id)) return texts.t('starship-battles:event.halved', { effect });
      return `${effect} ${signed(REDUCTIONS.has(id) ? -amount : amount)}`;
    })
    .join(', ');
}

function isEmpty(parts: Parts): boolean {
  return Object.keys(parts).length === 0;
}

/** What the die decides, and what was added on both sides. */
export function describeRoll(
  texts: Texts,
  event: Extract<Event, { readonly type: 'rolled' }>,
): string {
  const { roll, total, defense, result, bonuses, defenses } = event;
  // A 1 and a 20 speak for themselves: no sum counts.
  if (roll === 1) return texts.t('starship-battles:event.rolled.one', { roll });
  if (result === 'critical') return texts.t('starship-battles:event.rolled.critical', { roll });
  const lines = [texts.t(`starship-battles:event.rolled.${result}`, { roll, total, defense })];
  if (!isEmpty(bonuses)) {
    const parts = listParts(texts, bonuses);
    lines.push(texts.t('starship-battles:event.rolled-attack', { parts }));
  }
  if (!isEmpty(defenses)) {
    const parts = listParts(texts, defenses);
    lines.push(texts.t('starship-battles:event.rolled-defense', { parts }));
  }
  return lines.join(' ');
}

export function describeDamage(
  texts: Texts,
  event: Extract<Event, { readonly type: 'damage-known' }>,
  known: BattleKnown,
): string {
  const { target, damage, parts } = event;
  const params = shipParams(target, known);
  const sentence =
    damage === 0
      ? texts.t('starship-battles:event.damage-none', params)
      : texts.t('starship-battles:event.damage-known', { ...params, count: damage });
  if (isEmpty(parts)) return sentence;
  const list = listParts(texts, parts);
  return `${sentence} ${texts.t('starship-battles:event.damage-parts', { parts: list })}`;
}
