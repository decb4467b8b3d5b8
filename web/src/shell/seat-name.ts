import type { SeatSpec } from '@parsecs/table';
import type { Texts } from './texts.tsx';

/**
 * What the seats of a table are called: the name somebody gave, or words for what sits there. Bots
 * of one kind are numbered only where there are several.
 */
export function seatNames(texts: Texts, seats: readonly SeatSpec[]): readonly string[] {
  return seats.map((spec, seat) => {
    if (spec.name !== undefined && spec.name !== '') return spec.name;
    if (spec.kind !== 'bot') return texts.t('table:player', { number: seat + 1 });
    const name = texts.t(`table:bot.${spec.bot}.name`);
    const alike = seats.filter((other) => other.kind === 'bot' && other.bot === spec.bot);
    return alike.length > 1 ? `${name} ${seat + 1}` : name;
  });
}
