import { ARMIES, DEFAULT_OPTIONS, imperialAssault, type View } from '@parsecs/imperial-assault';
import { seededChance } from '@parsecs/kernel';
import { createTexts, type People } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { type Part, partOf } from '../contract.ts';
import { wordsOf } from '../testing/drawn.tsx';
import { NAMESPACES } from './words.ts';

const PEOPLE: People = { name: (seat) => (seat === 0 ? 'Anna' : 'Bob'), me: 0 };
const texts = await createTexts('en', [...NAMESPACES, 'builder']);

function viewOf(): View {
  const armies = [ARMIES['first-skirmish-empire'], ARMIES['first-skirmish-rebels']] as const;
  const setup = { armies, mission: 'moisture-farm-b', options: DEFAULT_OPTIONS } as const;
  return imperialAssault.view(imperialAssault.begin(setup, { chance: seededChance('cards') }), 0);
}

const VIEW: View = { ...viewOf(), mission: 'moisture-farm-b', map: 'moisture-farm' };

async function shown(part: Part, view: View = VIEW): Promise<string> {
  return wordsOf(async () => {
    const { Details } = await import('./details.tsx');
    return <Details view={view} viewer={0} people={PEOPLE} part={part} />;
  }, 'en');
}

test('a figure says whether it is unique, and on whose side its card is', async () => {
  const vader = await shown(partOf('figure', 'P1.darth-vader'));
  expect(vader).toContain('• Darth Vader');
  expect(vader).toContain(
    `${texts.t('imperial-assault:affiliation.imperial.name')} · ${texts.t('builder:unique')}`,
  );
  const guard = await shown(partOf('figure', 'P1.royal-guard.1'));
  expect(guard).toContain(texts.t('imperial-assault:affiliation.imperial.name'));
  expect(guard).not.toContain('• Royal Guard');
  expect(guard).not.toContain(texts.t('builder:unique'));
});

test('a card that lasts says on whom, and until when', async () => {
  const figures = VIEW.figures.map((figure) =>
    figure.id === 'P1.darth-vader'
      ? { ...figure, at: ['A1'], effects: ['take-cover'] as const }
      : figure,
  );
  const card = await shown(partOf('card', 'take-cover'), { ...VIEW, figures });
  expect(card).toContain(texts.t('imperial-assault:command.take-cover.text'));
  expect(card).toContain(texts.t('imperial-assault-board:lasting.on', { names: 'Darth Vader' }));
  expect(card).toContain(texts.t('imperial-assault-board:lasting.until.round'));
  expect(await shown(partOf('card', 'take-cover'))).not.toContain('Darth Vader');
});

test('the mission has its letter, its story and its rules', async () => {
  const mission = await shown(partOf('mission', '0'));
  expect(mission).toContain(texts.t('imperial-assault-board:mission.lettered', { letter: 'B' }));
  expect(mission).toContain(texts.t('imperial-assault:mission.moisture-farm-b.story'));
  expect(mission).toContain(
    texts.t('imperial-assault:mission.moisture-farm-b.text').replaceAll(/\s+/g, ' '),
  );
});

test('the status phase has its four steps, in their order', async () => {
  const steps = await shown(partOf('steps', '0'));
  const places = (['ready', 'draw', 'effects', 'initiative'] as const).map((step) =>
    steps.indexOf(texts.t(`imperial-assault-board:steps.${step}`)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
