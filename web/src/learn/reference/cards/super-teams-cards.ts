import { BONUS_KINDS } from '@parsecs/super-teams/words';
import { type CardLister, idOfCard } from './card.ts';

export const superTeamsCards: CardLister = (texts) =>
  BONUS_KINDS.map((id) => ({
    id: idOfCard('bonus', id),
    kind: 'bonus' as const,
    name: texts.t(`super-teams:bonus.${id}.name`),
    note: '',
    texts: [texts.t(`super-teams:bonus.${id}.text`)],
  }));
