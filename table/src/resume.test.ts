import { superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { resumeTable } from './resume.ts';
import { readSaved } from './saved.ts';
import { BOT, chooseFirst, HERE, open, Place } from './testing/place.ts';

describe('putting away and taking out', () => {
  test('a resumed table shows every seat what it showed before', async () => {
    const { table, place } = open([HERE, BOT], { practice: true });
    table.start();
    for (let turn = 0; turn < 12; turn += 1) {
      await chooseFirst(table, 0);
      await place.pass(0);
    }
    await table.askTakeBack(0);
    await place.pass(0);
    const read = readSaved(JSON.parse(JSON.stringify(table.save())));
    if ('fault' in read) throw new Error(read.fault.path);
    const another = new Place();
    const resumed = resumeTable(superTeams, read.saved, another);
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(resumed.table.snapshot(viewer)).toEqual(table.snapshot(viewer));
      expect(resumed.table.story(viewer)).toEqual(table.story(viewer));
    }
    expect(another.store.entries).toHaveLength(0);
  });

  test.each<[string, (saved: Record<string, unknown>) => void, string]>([
    ['another format', (saved) => (saved['format'] = 'x'), 'format'],
    ['no log', (saved) => delete saved['log'], 'log.'],
    ['odd seats', (saved) => (saved['seats'] = [{ kind: 'cat' }]), 'seats'],
    [
      'an unknown style',
      (saved) => (saved['seats'] = [{ kind: 'bot', bot: 'hard', style: 'x' }]),
      'seats',
    ],
    ['an unknown bot', (saved) => (saved['seats'] = [{ kind: 'bot', bot: 'x' }]), 'seats'],
    ['odd guards', (saved) => (saved['guards'] = ['never']), 'guards'],
    ['an odd practice', (saved) => (saved['practice'] = 'yes'), 'practice'],
    ['an odd clock', (saved) => (saved['clock'] = { budget: 'long' }), 'clock'],
  ])('%s is named', (_name, change, path) => {
    const saved = JSON.parse(JSON.stringify(open([HERE, HERE]).table.save())) as Record<
      string,
      unknown
    >;
    change(saved);
    const read = readSaved(saved);
    expect('fault' in read && read.fault.path).toBe(path);
  });

  test('a seat that wants not to be asked is still not asked', async () => {
    const { table, place } = open([HERE, HERE]);
    await table.setGuard(1, 'decline');
    expect(place.store.guards).toEqual(['ask', 'decline']);
    const saved = table.save();
    const resumed = resumeTable(superTeams, saved, new Place());
    if ('fault' in resumed) throw new Error(resumed.fault.cause);
    expect(resumed.table.snapshot(0).seats.map((seat) => seat.guard)).toEqual(['ask', 'decline']);
  });

  test('a log that does not run any more is a fault, not a crash', () => {
    const { table } = open([HERE, HERE]);
    const saved = table.save();
    const other = { ...saved, log: { ...saved.log, choices: [{ by: 0, choice: 'decline' }] } };
    const resumed = resumeTable(superTeams, other, new Place());
    expect('fault' in resumed && resumed.fault).toMatchObject({ cause: 'bad-entry', entry: 0 });
    const seats = resumeTable(superTeams, { ...saved, seats: [HERE] }, new Place());
    expect('fault' in seats && seats.fault).toMatchObject({ path: 'seats' });
  });
});
