import { ARMIES, DEFAULT_OPTIONS, imperialAssault, type View } from '@parsecs/imperial-assault';
import { at, seededChance } from '@parsecs/kernel';
import { createTexts, type People, type Texts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { lastingFor, lastingOn } from './lasting.ts';
import { labelFigure, NAMESPACES, nameOfFigure, nameOfTarget, titleOf } from './words.ts';

const PEOPLE: People = { name: (seat) => (seat === 0 ? 'Anna' : 'Bob'), me: 0 };

function viewOf(first: keyof typeof ARMIES, second: keyof typeof ARMIES): View {
  const armies = [ARMIES[first], ARMIES[second]] as const;
  const setup = { armies, mission: 'random', options: DEFAULT_OPTIONS } as const;
  return imperialAssault.view(imperialAssault.begin(setup, { chance: seededChance('words') }), 0);
}

function figureOf(view: View, id: string): View['figures'][number] {
  return at(
    view.figures.filter((figure) => figure.id === id),
    0,
  );
}

const english = (): Promise<Texts> => createTexts('en', NAMESPACES);

test('figures that both armies field say whose they are', async () => {
  const texts = await english();
  const mirror = viewOf('first-skirmish-empire', 'first-skirmish-empire');
  expect(nameOfTarget(texts, mirror, 'P2.darth-vader', PEOPLE)).toBe('Darth Vader (Bob)');
  expect(nameOfTarget(texts, mirror, 'P1.darth-vader', PEOPLE)).toBe('Darth Vader (you)');
  const guard = figureOf(mirror, 'P2.royal-guard.1');
  expect(labelFigure(texts, mirror, guard, PEOPLE)).toMatch(/^Royal Guard 1 \(Bob\), /);
  // A group as well, however many figures it has.
  const group = at(
    mirror.groups.filter(({ id }) => id === 'P2.royal-guard'),
    0,
  );
  const guards = mirror.figures.filter((figure) => figure.group === group.id);
  expect(nameOfFigure(texts, mirror, group, PEOPLE)).toBe('Royal Guard (Bob)');
  expect(titleOf(texts, mirror, guards, PEOPLE)).toBe('Royal Guard (Bob)');
  expect(titleOf(texts, mirror, [guard], PEOPLE)).toBe('Royal Guard 1 (Bob)');
  const usual = viewOf('first-skirmish-empire', 'first-skirmish-rebels');
  expect(nameOfFigure(texts, usual, figureOf(usual, 'P1.darth-vader'), PEOPLE)).toBe('Darth Vader');
});

test('what lasts is told with its end', async () => {
  const texts = await english();
  const view = viewOf('first-skirmish-empire', 'first-skirmish-rebels');
  const vader = { ...figureOf(view, 'P1.darth-vader'), effects: ['take-cover'] as const };
  const seats = view.seats.map((seat, index) =>
    index === 0 ? { ...seat, effects: ['covering-fire', 'flipped'] as const } : seat,
  );
  const groups = view.groups.map((group) =>
    group.id === vader.group ? { ...group, prices: [1] } : group,
  );
  const now = { ...view, seats, groups };
  expect(lastingFor(now, 0)).toEqual(['covering-fire']);
  expect(lastingOn(now, vader)).toEqual(['take-cover', 'price-on-their-heads']);
  expect(labelFigure(texts, now, vader, PEOPLE)).toContain(
    'Take Cover (Until the end of the round)',
  );
});
