import type { GameId, SeatSpec } from '@parsecs/table';
import type { Texts } from './texts.tsx';

/**
 * What the seats of a table are called: the name somebody gave, or that of what sits there. Bots have
 * call names by game and level, and are numbered where several share one.
 */
export function seatNames(
  texts: Texts,
  game: GameId,
  seats: readonly SeatSpec[],
): readonly string[] {
  return seats.map((spec, seat) => {
    if (spec.name !== undefined && spec.name !== '') return spec.name;
    if (spec.kind !== 'bot') return texts.t('table:player', { number: seat + 1 });
    const name = texts.t(`table:call.${game}.${spec.bot}`);
    const alike = seats.filter((other) => other.kind === 'bot' && other.bot === spec.bot);
    return alike.length > 1 ? `${name} ${seat + 1}` : name;
  });
}

/** How strong a bot is, in a word; nothing for people. */
export function levelOf(texts: Texts, spec: SeatSpec | undefined): string | undefined {
  return spec?.kind === 'bot' ? texts.t(`table:bot.${spec.bot}.name`) : undefined;
}
