import { seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { OPTION_NAMES, OPTION_VALUES, superTeams } from '../index.ts';
import { seeds } from '../testing/games.ts';

test('a made-up setup is always a legal one, and all kinds of setup are made up', () => {
  const seen = new Set<string>();
  for (const seed of seeds(300)) {
    const setup = superTeams.randomSetup(seededChance(seed));
    expect(superTeams.checkSetup(JSON.parse(JSON.stringify(setup)))).toMatchObject({
      ok: true,
      value: setup,
    });
    seen
      .add(`${setup.players} players`)
      .add(`${setup.handSize} cards`)
      .add(`from ${setup.starter}`);
    seen.add(typeof setup.board === 'string' ? setup.board : 'a board of its own');
    for (const name of OPTION_NAMES) seen.add(`${name} ${setup.options[name]}`);
  }
  const options = OPTION_NAMES.flatMap((name) =>
    OPTION_VALUES[name].map((value) => `${name} ${value}`),
  );
  const boards = ['standard', 'short', 'long', 'a board of its own'];
  const hands = Array.from({ length: 12 }, (_, index) => `${index + 1} cards`);
  for (const what of [...options, ...boards, ...hands, '2 players', '3 players', '4 players']) {
    expect(seen).toContain(what);
  }
  for (const starter of ['random', 0, 1, 2, 3]) expect(seen).toContain(`from ${starter}`);
});
