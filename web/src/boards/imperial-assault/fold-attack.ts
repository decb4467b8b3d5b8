import {
  type AttackView,
  type DieView,
  type Event,
  readDie,
  type View,
} from '@parsecs/imperial-assault';

type Told<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const NO_RESULTS = {
  pierce: 0,
  blast: 0,
  cleave: [],
  recover: 0,
  inflicts: [],
  gains: [],
} as const;

function declare(view: View, event: Told<'declared'>): AttackView {
  const { figure, target, space, dice } = event;
  const owner = view.figures.find(({ id }) => id === figure)?.owner ?? 0;
  return {
    figure,
    by: owner,
    target,
    space,
    melee: view.attack?.melee ?? false,
    attackDice: dice.map((die) => ({ die, face: null, rerolled: false })),
    defenceDice: [],
    results: null,
    surges: [],
    missed: false,
    dealt: null,
  };
}

function rolled(dice: Told<'rolled'>['attack']): readonly DieView[] {
  return dice.map(({ die, face }) => ({ die, face, rerolled: false }));
}

function reroll(attack: AttackView, { die, to }: Told<'rerolled'>): AttackView {
  const { side, number } = readDie(die) ?? {};
  const key = side === 'attack' ? 'attackDice' : 'defenceDice';
  return {
    ...attack,
    [key]: attack[key].map((own, index) =>
      index + 1 === number ? { ...own, face: to.face, rerolled: true } : own,
    ),
  };
}

function removeDie(attack: AttackView, { die }: Told<'die-removed'>): AttackView {
  const index = attack.defenceDice.findIndex((own) => own.die === die);
  return { ...attack, defenceDice: attack.defenceDice.filter((_, place) => place !== index) };
}

function spendSurge(attack: AttackView, { cost, effects }: Told<'surge-spent'>): AttackView {
  if (attack.results === null) return attack;
  const gain = (wanted: string): number =>
    effects.reduce((sum, [keyword, value]) => (keyword === wanted ? sum + value : sum), 0);
  const { results } = attack;
  return {
    ...attack,
    results: {
      ...results,
      surges: results.surges - cost,
      accuracy: results.accuracy + gain('accuracy'),
      damage: results.damage + gain('damage'),
      pierce: results.pierce + gain('pierce'),
      blast: results.blast + gain('blast'),
      recover: results.recover + gain('recover'),
    },
  };
}

/** The attack in progress after an event. */
export function foldAttack(view: View, event: Event): AttackView | null {
  if (event.type === 'declared') return declare(view, event);
  const { attack } = view;
  if (attack === null) return null;
  switch (event.type) {
    case 'rolled':
      return { ...attack, attackDice: rolled(event.attack), defenceDice: rolled(event.defence) };
    case 'rerolled':
      return reroll(attack, event);
    case 'die-removed':
      return removeDie(attack, event);
    case 'results': {
      const { type: _, ...results } = event;
      return { ...attack, results: { ...NO_RESULTS, ...results } };
    }
    case 'surge-spent':
      return spendSurge(attack, event);
    case 'missed':
      return { ...attack, missed: true, dealt: 0 };
    case 'hit':
      return { ...attack, dealt: event.damage };
    case 'activated':
    case 'figure-activated':
    case 'activation-ended':
    case 'exhausted':
    case 'status-began':
      return null;
    default:
      return attack;
  }
}
