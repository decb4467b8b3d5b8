import type { Event, View } from '@parsecs/imperial-assault';
import { DIE_FACES } from '@parsecs/imperial-assault/words';
import type { People, Texts } from '@parsecs/lang';
import type { Tally } from '../contract.ts';
import { Counted, Luck, tallyOfMost } from '../kit/tallies.ts';
import { figureIn } from './cards.ts';
import { nameOfTarget } from './words.ts';

type Source = 'defeats' | 'mission' | 'cards';
type Scored = Extract<Event, { readonly type: 'scored' }>;

/** Where the damage stands among what is printed on a face. */
const DAMAGE = 1;

const SOURCES: readonly Source[] = ['defeats', 'mission', 'cards'];

function sourceOf({ by }: Scored): Source {
  if (by === 'group' || by === 'figure') return 'defeats';
  return by === 'mission' ? 'mission' : 'cards';
}

/** Damage of attacks by figure, points by source, and the damage that dice showed. */
export function tallyOf(
  texts: Texts,
  events: readonly Event[],
  view: View,
  people: People,
): readonly Tally[] {
  const damage = new Counted();
  const points = new Counted();
  const luck = new Luck();
  let attacker = '';
  for (const event of events) {
    switch (event.type) {
      case 'declared':
        attacker = event.figure;
        break;
      case 'rolled': {
        const figure = figureIn(view, attacker);
        if (figure === undefined) break;
        for (const { die, face } of event.attack) {
          const faces = DIE_FACES[die];
          const sum = faces.reduce((all, one) => all + one[DAMAGE], 0);
          luck.add(figure.owner, faces[face - 1]?.[DAMAGE] ?? 0, sum / faces.length);
        }
        break;
      }
      case 'hit':
        damage.add(event.figure, event.damage);
        break;
      case 'scored':
        points.add(`${event.seat}/${sourceOf(event)}`, event.vp);
        break;
      default:
    }
  }
  const figures = view.figures.map(({ id, owner }) => ({
    name: nameOfTarget(texts, view, id, people),
    seat: owner,
    value: damage.of(id),
  }));
  const sources = view.seats.flatMap((_, seat) =>
    SOURCES.map((source) => ({
      name: texts.t(`imperial-assault:points-from.${source}`),
      seat,
      value: points.of(`${seat}/${source}`),
    })),
  );
  return [
    ...tallyOfMost(texts.t('shell:play.over.points'), sources),
    ...tallyOfMost(texts.t('shell:play.over.damage'), figures),
    ...luck.tally(texts.t('shell:play.over.luck'), view.seats.length, people.name),
  ];
}
