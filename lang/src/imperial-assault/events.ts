import type { Event, EventType } from '@parsecs/imperial-assault';
import { pairOf } from '../people.ts';
import type { Params } from '../texts.ts';
import { ATTACK_TELLERS } from './events-attack.ts';
import { by, type Of, type Tellers } from './text-context.ts';
import {
  figureParams,
  groupParams,
  type Naming,
  nameCommands,
  nameEffect,
  nameFigure,
  nameSpace,
  quote,
  targetParams,
  tokenParams,
} from './words.ts';

type BySeat = 'army-built' | 'passed' | 'nothing-to-draw' | 'bombarded' | 'resigned';
type ByFigure = 'figure-activated' | 'activation-ended';
type ByGroup = 'group-defeated' | 'readied' | 'exhausted';
type BySpaces = 'deployed' | 'pushed' | 'placed';
type ByRaider = 'raider-moved' | 'raider-deployed';

function tellBySeat({ type, seat }: Of<BySeat>, naming: Naming): string {
  const { name, who } = by(seat, naming);
  return naming.texts.t(`imperial-assault:event.${type}.${who}`, { name });
}

function tellByFigure({ type, figure }: Of<ByFigure>, naming: Naming): string {
  return naming.texts.t(`imperial-assault:event.${type}`, figureParams(figure, naming));
}

function tellByGroup({ type, group }: Of<ByGroup>, naming: Naming): string {
  return naming.texts.t(`imperial-assault:event.${type}`, groupParams(group, naming));
}

function tellBySpaces({ type, figure, at }: Of<BySpaces>, naming: Naming): string {
  return naming.texts.t(`imperial-assault:event.${type}`, {
    ...figureParams(figure, naming),
    count: at.length,
    spaces: at.join(', '),
  });
}

function tellByRaider({ type, raider, space }: Of<ByRaider>, naming: Naming): string {
  const params = { ...figureParams(raider, naming), space };
  return naming.texts.t(`imperial-assault:event.${type}`, params);
}

const TELLERS: Tellers<Exclude<EventType, keyof typeof ATTACK_TELLERS>> = {
  began: ({ costs, chooser }, naming) => {
    const { texts, people } = naming;
    const armies = costs
      .map((count, seat) =>
        texts.t('imperial-assault:event.began-army', { name: people.name(seat), count }),
      )
      .join(', ');
    const shown = texts.t('imperial-assault:event.began', { armies });
    if (chooser < 0) return shown;
    const { name, who } = by(chooser, naming);
    return `${shown} ${texts.t(`imperial-assault:event.began-chooser.${who}`, { name })}`;
  },
  initiative: ({ seat, by: cause }, naming) => {
    const { name, who } = by(seat, naming);
    return naming.texts.t(`imperial-assault:event.initiative.${cause}.${who}`, { name });
  },
  'mission-drawn': ({ mission, map }, { texts }) => {
    const known = texts.has(`imperial-assault:map.${map}.name`) ? map : 'own';
    return texts.t('imperial-assault:event.mission-drawn', { mission, map: known });
  },
  'zone-taken': ({ seat, zone }, naming) => {
    const { name, who } = by(seat, naming);
    return naming.texts.t(`imperial-assault:event.zone-taken.${who}`, { name, zone });
  },
  deployed: tellBySpaces,
  pushed: tellBySpaces,
  placed: tellBySpaces,
  drew: ({ seat, count, cards }, naming) => {
    const { texts } = naming;
    const { name, who } = by(seat, naming);
    if (cards === undefined) return texts.t(`imperial-assault:event.drew.${who}`, { name, count });
    const list = nameCommands(texts, cards);
    return texts.t(`imperial-assault:event.drew-cards.${who}`, { name, cards: list });
  },
  'army-built': tellBySeat,
  'nothing-to-draw': tellBySeat,
  marked: ({ seat, group, mark }, naming) => {
    const { name, who } = by(seat, naming);
    const params = { name, ...groupParams(group, naming, seat) };
    return mark === undefined
      ? naming.texts.t(`imperial-assault:event.marked.${who}`, params)
      : naming.texts.t(`imperial-assault:event.marked-colour.${who}`, { ...params, mark });
  },
  'mark-revealed': ({ group, mark }, naming) =>
    naming.texts.t('imperial-assault:event.mark-revealed', {
      ...groupParams(group, naming),
      mark,
    }),
  'round-began': ({ round }, { texts }) => texts.t('imperial-assault:event.round-began', { round }),
  'status-began': ({ round }, { texts }) =>
    texts.t('imperial-assault:event.status-began', { round }),
  activated: ({ seat, group }, naming) => {
    const { name, who } = by(seat, naming);
    const params = { name, ...groupParams(group, naming, seat) };
    return naming.texts.t(`imperial-assault:event.activated.${who}`, params);
  },
  passed: tellBySeat,
  skipped: ({ seat, cause }, naming) => {
    const { name, who } = by(seat, naming);
    return naming.texts.t(`imperial-assault:event.skipped.${cause}.${who}`, { name });
  },
  'figure-activated': tellByFigure,
  'activation-ended': tellByFigure,
  'points-gained': ({ figure, points }, naming) =>
    naming.texts.t('imperial-assault:event.points-gained', {
      ...figureParams(figure, naming),
      count: points,
    }),
  moved: ({ figure, from, path }, naming) =>
    naming.texts.t('imperial-assault:event.moved', {
      ...figureParams(figure, naming),
      from: nameSpace(naming.texts, from),
      space: nameSpace(naming.texts, path.at(-1) ?? from),
    }),
  'door-opened': ({ door, figure }, naming) => {
    const target = targetParams(door, naming);
    return figure === undefined
      ? naming.texts.t('imperial-assault:event.door-gone', target)
      : naming.texts.t('imperial-assault:event.door-opened', {
          ...figureParams(figure, naming),
          ...target,
        });
  },
  'group-defeated': tellByGroup,
  scored: ({ seat, vp, total, by: cause }, naming) => {
    const { texts } = naming;
    const { name, who } = by(seat, naming);
    const why =
      cause === 'group' || cause === 'figure' || cause === 'mission'
        ? texts.t(`imperial-assault:score.${cause}`)
        : nameEffect(texts, cause);
    const params = { name, count: vp, total, why };
    return texts.t(`imperial-assault:event.scored.${who}`, params);
  },
  played: ({ seat, card, figure }, naming) => {
    const { name, who } = by(seat, naming);
    return figure === undefined
      ? naming.texts.t(`imperial-assault:event.played.${who}`, { name, card })
      : naming.texts.t(`imperial-assault:event.played-on.${who}`, {
          name,
          card,
          ...figureParams(figure, naming, seat),
        });
  },
  used: ({ figure, ability }, naming) =>
    naming.texts.t('imperial-assault:event.used', {
      ...figureParams(figure, naming),
      effect: quote(naming.texts, naming.texts.t(`imperial-assault:ability.${ability}.name`)),
    }),
  discarded: ({ seat, card, by: cause }, naming) => {
    const { name, who } = by(seat, naming);
    const effect = nameEffect(naming.texts, cause);
    return naming.texts.t(`imperial-assault:event.discarded.${who}`, { name, card, effect });
  },
  readied: tellByGroup,
  exhausted: tellByGroup,
  priced: ({ seat, group }, naming) => {
    const { name, who } = by(seat, naming);
    const params = { name, ...groupParams(group, naming, seat) };
    return naming.texts.t(`imperial-assault:event.priced.${who}`, params);
  },
  exposed: ({ seat, figure }, naming) => {
    const { name, who } = by(seat, naming);
    const params = { name, ...figureParams(figure, naming, seat) };
    return naming.texts.t(`imperial-assault:event.exposed.${who}`, params);
  },
  'token-taken': ({ token, figure }, naming) =>
    naming.texts.t('imperial-assault:event.token-taken', {
      ...tokenParams(token),
      ...figureParams(figure ?? '', naming),
    }),
  'token-dropped': ({ token, space }, { texts }) =>
    texts.t('imperial-assault:event.token-dropped', { ...tokenParams(token), space: space ?? '' }),
  'token-discarded': ({ token }, { texts }) =>
    texts.t('imperial-assault:event.token-discarded', tokenParams(token)),
  'token-flipped': ({ token, side }, { texts }) =>
    texts.t(`imperial-assault:event.token-flipped.${side}`, tokenParams(token)),
  'token-claimed': ({ token, seat }, naming) => {
    const { name, who } = by(seat, naming);
    const params = { name, ...tokenParams(token) };
    return naming.texts.t(`imperial-assault:event.token-claimed.${who}`, params);
  },
  bombarded: tellBySeat,
  'raiders-struck': ({ figures }, naming) =>
    naming.texts.t('imperial-assault:event.raiders-struck', {
      figures: figures.map((figure) => nameFigure(figure, naming, 'nom')).join(', '),
    }),
  'raider-moved': tellByRaider,
  'raider-deployed': tellByRaider,
  'blue-die-rolled': ({ accuracy }, { texts, people }) =>
    texts.t('imperial-assault:event.blue-die-rolled', {
      rolls: accuracy.map((shown, seat) => pairOf(texts, people.name(seat), shown)).join(', '),
    }),
  resigned: tellBySeat,
  won: ({ winners, rule }, naming) => {
    const { texts } = naming;
    const key = `imperial-assault:end.${rule}` as const;
    const reason = texts.has(key) ? [texts.t(key)] : [];
    return [...reason, tellWinner(winners[0], naming)].join(' ');
  },
};

function tellWinner(winner: number | undefined, naming: Naming): string {
  if (winner === undefined) return naming.texts.t('imperial-assault:event.won.nobody');
  const { name, who } = by(winner, naming);
  return naming.texts.t(`imperial-assault:event.won.${who}`, { name });
}

/** One line of the log. What a later version may tell has no words here. */
export function describeEvent(event: Event, naming: Naming): string {
  const all = { ...TELLERS, ...ATTACK_TELLERS };
  const teller = Object.hasOwn(all, event.type) ? all[event.type] : undefined;
  if (teller === undefined) {
    return naming.texts.t('table:event-unknown', { type: event.type } satisfies Params);
  }
  return teller(event as never, naming);
}
