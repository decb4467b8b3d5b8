import { SkirmishPerson, SkirmishTable } from './support/assault-player.ts';
import { askedTo, skirmishAt } from './support/assaults.ts';
import { clicksUntil } from './support/clicks.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { test } from './support/test.ts';

// Figures are told and kept, never judged.

test.use({ settings: { confirm: 'irreversible' } });

/** The first activations in which there is somebody to shoot at. */
for (const after of [20, 60, 120]) {
  test(`clicks of an activation after ${after} decisions`, async ({ page, texts }, info) => {
    test.setTimeout(300_000);
    const skirmish = skirmishAt(askedTo('activate', 0, after));
    await openRecord(page, recordOf(skirmish));
    const table = new SkirmishTable(page, texts);
    const { clicks, questions, told } = await clicksUntil(
      new SkirmishPerson(table),
      table,
      (asks, answered) => asks === 'activate' && answered.length > 0,
    );
    const text = `Imperial Assault, from ${after}: ${clicks} clicks, ${questions} questions (${told})`;
    process.stdout.write(`${text}\n`);
    info.annotations.push({ type: 'clicks', description: text });
  });
}
