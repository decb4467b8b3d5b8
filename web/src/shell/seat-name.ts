import type { SeatSpec } from '@parsecs/table';
import type { Texts } from './texts.tsx';

/** What a seat is called: the name somebody gave it, or words for what sits there. */
export function seatName(texts: Texts, spec: SeatSpec | undefined, seat: number): string {
  if (spec?.name !== undefined && spec.name !== '') return spec.name;
  const number = seat + 1;
  if (spec?.kind === 'bot') return texts.t(`shell:seat.${spec.bot}`, { number });
  return texts.t('shell:seat.person', { number });
}
