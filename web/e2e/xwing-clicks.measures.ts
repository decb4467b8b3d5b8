import { clicksUntil } from './support/clicks.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { test } from './support/test.ts';
import { dogfightAt } from './support/xwing-battles.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

// Figures are told and kept, never judged.

test.use({ settings: { confirm: 'irreversible' } });

test('clicks of the first round, from placing Luke Skywalker to the next dial', async ({
  page,
  texts,
}, info) => {
  test.setTimeout(300_000);
  await openRecord(page, recordOf(dogfightAt(({ seat }) => seat === 0)));
  const table = new XWingTable(page, texts);
  const { clicks, questions, told } = await clicksUntil(
    new XWingPerson(table),
    table,
    (asks, answered) => asks === 'dial' && answered.includes('action'),
  );
  const text = `X-Wing, first round: ${clicks} clicks, ${questions} questions (${told})`;
  process.stdout.write(`${text}\n`);
  info.annotations.push({ type: 'clicks', description: text });
});
