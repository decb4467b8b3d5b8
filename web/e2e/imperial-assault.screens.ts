import { SkirmishTable } from './support/assault-player.ts';
import { askedTo, FIRST, type Skirmish, skirmishAt } from './support/assaults.ts';
import { once } from './support/once.ts';
import { recordOf } from './support/records.ts';
import { keepScreen, type Prepare, visit } from './support/screens.ts';
import { openRecord } from './support/store.ts';

function opened(skirmish: () => Skirmish): Prepare {
  return async (page, texts) => {
    await openRecord(page, recordOf(skirmish()));
    const table = new SkirmishTable(page, texts);
    await table.settled();
    await table.atRest();
  };
}

const acting = once(() =>
  skirmishAt(
    (question, skirmish) =>
      askedTo('act', 0, 60)(question, skirmish) &&
      question.answers.some(({ kind }) => kind === 'attack'),
    { setup: FIRST },
  ),
);
const attacking = once(() => skirmishAt(askedTo('surge', 0, 40), { setup: FIRST }));

keepScreen('imperial-assault', opened(acting), true);
keepScreen('imperial-assault-attack', opened(attacking));
keepScreen('new-imperial-assault', visit('/new/imperial-assault'));
