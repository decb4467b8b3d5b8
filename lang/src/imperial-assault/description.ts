import {
  type FigureView,
  type GroupView,
  isChanged,
  OPTION_NAMES,
  optionOf,
  PHASE_OF_STEP,
  type RoundPhase,
  type View,
} from '@parsecs/imperial-assault/words';
import type { Outcome } from '@parsecs/kernel';
import { pairOf, personOf } from '../people.ts';
import { tellDice, tellResults } from './dice.ts';
import { tellController, tellDoor, tellFigure, tellRaider, tellToken } from './facts.ts';
import { momentOf, paramsOfAttack } from './question-context.ts';
import {
  type Naming,
  nameCommand,
  nameCommands,
  nameEffect,
  nameFigure,
  nameToken,
} from './words.ts';

interface TextContext extends Naming {
  readonly view: View;
}

/** The whole position, for those who cannot see the map: one thing a line. */
export function describeView(telling: TextContext): string[] {
  return [
    ...describeTable(telling),
    ...describeMoment(telling),
    describeScore(telling),
    ...[0, 1].flatMap((seat) => describeSeat(telling, seat)),
    ...describeSite(telling),
  ];
}

function describeTable({ texts, view }: TextContext): readonly string[] {
  const { mission, map, table } = view;
  const options = OPTION_NAMES.flatMap((name) => {
    if (!isChanged(table.options, name)) return [];
    const value = optionOf(table.options, name);
    const chosen = texts.t(`imperial-assault:option.${name}.value.${String(value)}`);
    return [pairOf(texts, texts.t(`imperial-assault:option.${name}.name`), chosen)];
  });
  return [
    mission === null
      ? texts.t('imperial-assault:position.no-mission')
      : texts.t('imperial-assault:position.mission', { mission, map: map ?? 'own' }),
    ...(options.length === 0
      ? []
      : [texts.t('imperial-assault:position.options', { options: options.join('; ') })]),
  ];
}

/** Where a round stands; an attack is a phase of its own. */
function phaseOf(view: View): RoundPhase | 'attack' {
  if (view.attack !== null) return 'attack';
  return PHASE_OF_STEP[momentOf(view, 'round')?.step ?? 'start'];
}

function describeMoment(telling: TextContext): readonly string[] {
  const { texts, view, people } = telling;
  const { round, initiative, asked, outcome } = view;
  if (outcome !== null) return [`${describeOutcome(telling, outcome)}.`];
  // Nobody is asked only when the game is over.
  if (asked === null) return [];
  const decides = texts.t(`imperial-assault:position.decides.${personOf(people, asked)}`, {
    name: people.name(asked),
  });
  if (momentOf(view, 'setup') !== undefined) {
    return [`${texts.t('imperial-assault:position.setup')} ${decides}`];
  }
  const first = texts.t(`imperial-assault:position.initiative.${personOf(people, initiative)}`, {
    name: people.name(initiative),
  });
  const moment = texts.t('imperial-assault:position.round', { round, phase: phaseOf(view) });
  return [`${moment} ${first} ${decides}`, ...tellAttack(telling)];
}

/** The attack that is going on, as far as it has come. */
function tellAttack(telling: TextContext): readonly string[] {
  const { texts, view } = telling;
  const { attack } = view;
  if (attack === null || attack.target === null) return [];
  const lines = [texts.t('imperial-assault:position.attack', paramsOfAttack(attack, telling))];
  if (attack.attackDice.length > 0) {
    const dice = { attack: tellDice(texts, attack.attackDice) };
    lines.push(
      attack.defenceDice.length === 0
        ? texts.t('imperial-assault:position.dice-attack', dice)
        : texts.t('imperial-assault:position.dice', {
            ...dice,
            defence: tellDice(texts, attack.defenceDice),
          }),
    );
  }
  if (attack.results !== null) lines.push(tellResults(texts, attack.results));
  return [lines.join(' ')];
}

function describeScore({ texts, view, people }: TextContext): string {
  const points = view.seats.map(({ vp }, seat) => pairOf(texts, people.name(seat), vp)).join(', ');
  return texts.t('imperial-assault:position.score', { points });
}

function describeSeat(telling: TextContext, seat: number): readonly string[] {
  const { texts, view, people } = telling;
  const own = view.seats[seat];
  const army = view.table.armies[seat];
  if (own === undefined || army === undefined) return [];
  const who = personOf(people, seat);
  const name = people.name(seat);
  const { zone, hand, deck, upgrades, effects, cards, discard } = own;
  const head = [
    army.deployments.length === 0
      ? texts.t(`imperial-assault:position.army-unseen.${who}`, { name })
      : texts.t(`imperial-assault:position.army.${who}`, { name, affiliation: army.affiliation }),
    ...(zone === null ? [] : [texts.t('imperial-assault:position.zone', { zone })]),
    texts.t('imperial-assault:position.cards', { hand, deck }),
  ];
  if (upgrades.length > 0) {
    const list = upgrades.map((card) => nameEffect(texts, card)).join(', ');
    head.push(texts.t('imperial-assault:position.upgrades', { cards: list }));
  }
  const cardsInForce = effects.flatMap((effect) =>
    effect === 'flipped' ? [] : [nameCommand(texts, effect)],
  );
  if (cardsInForce.length > 0) {
    const list = cardsInForce.join(', ');
    head.push(texts.t('imperial-assault:position.effects', { effects: list }));
  }
  const lines = [head.join(' ')];
  if (cards !== undefined && cards.length > 0) {
    const list = nameCommands(texts, cards);
    lines.push(texts.t(`imperial-assault:position.hand.${who}`, { name, cards: list }));
  }
  if (discard.length > 0) {
    const list = nameCommands(texts, discard);
    lines.push(texts.t('imperial-assault:position.discard', { cards: list }));
  }
  return [...lines, ...describeGroups(telling, seat)];
}

function describeGroups(telling: TextContext, seat: number): readonly string[] {
  const { texts, view } = telling;
  const groups = view.groups.filter(({ owner }) => owner === seat);
  const isAlive = ({ at }: FigureView): boolean => at.length > 0;
  const own = view.figures.filter(({ owner }) => owner === seat);
  const gone = own.filter((figure) => !isAlive(figure)).map(({ id }) => nameFigure(id, telling));
  const key = momentOf(view, 'setup') === undefined ? 'gone' : 'waiting';
  return [
    ...groups.flatMap((group) =>
      own
        .filter((figure) => figure.group === group.id && isAlive(figure))
        .map((figure) => describeFigure(telling, figure, group)),
    ),
    ...(gone.length === 0
      ? []
      : [texts.t(`imperial-assault:position.${key}`, { figures: gone.join(', ') })]),
  ];
}

function describeFigure(telling: TextContext, figure: FigureView, group: GroupView): string {
  const { texts, view } = telling;
  const facts = [
    ...tellFigure(figure, view, telling),
    texts.t(`imperial-assault:group-state.${group.state}`),
  ];
  const { activation } = view;
  if (activation?.figure === figure.id) {
    const { actions, points } = activation;
    facts.push(texts.t('imperial-assault:position.activation', { actions, points }));
  }
  if (group.prices.length > 0) facts.push(nameCommand(texts, 'price-on-their-heads'));
  if (group.mark !== undefined) {
    facts.push(texts.t('imperial-assault:position.mark-colour', { mark: group.mark }));
  } else if (group.marked === true) facts.push(texts.t('imperial-assault:position.mark'));
  return `${nameFigure(figure.id, telling)}: ${facts.join(', ')}.`;
}

/** Tokens, raiders, terminals and doors. */
function describeSite(telling: TextContext): readonly string[] {
  const { texts, view } = telling;
  const line = (name: string, facts: readonly string[]): string => `${name}: ${facts.join(', ')}.`;
  return [
    ...view.tokens
      .filter(({ at, by }) => at !== null || by !== null)
      .map((token) => line(nameToken(texts, token.id, token.kind), tellToken(token, telling))),
    ...view.raiders
      .filter(({ at }) => at !== null)
      .map((raider) => line(nameFigure(raider.id, telling), tellRaider(raider, telling))),
    ...view.terminals.map(({ id, at, controller }) =>
      line(nameToken(texts, id, 'terminal'), [at, ...tellController(controller, telling)]),
    ),
    ...view.doors.map((door) => line(nameFigure(door.id, telling), tellDoor(door, telling))),
  ];
}

/** The headline of a finished game. */
export function describeOutcome(
  { texts, people }: Pick<Naming, 'texts' | 'people'>,
  { winners }: Pick<Outcome, 'winners'>,
): string {
  const [winner] = winners;
  if (winner === undefined) return texts.t('imperial-assault:outcome.nobody');
  return texts.t(`imperial-assault:outcome.${personOf(people, winner)}`, {
    name: people.name(winner),
  });
}
