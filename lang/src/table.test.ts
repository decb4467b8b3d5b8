import { describe, expect, test } from 'vitest';
import {
  createTexts,
  describeFault,
  describeRefusal,
  describeRequest,
  describeTakeBack,
  describeWaiting,
  LANGUAGES,
  type People,
} from './index.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];
const people = (me?: number): People => ({
  name: (seat) => NAMES[seat] ?? '?',
  ...(me !== undefined && { me }),
});

const FAULTS = [
  { cause: 'not-a-log', path: 'choices[3]' },
  { cause: 'other-game', path: 'game' },
  { cause: 'other-rules', path: 'rules' },
  { cause: 'bad-setup', path: 'setup.players' },
  { cause: 'bad-entry', entry: 11 },
  { cause: 'bad-entry', entry: 11, refusal: { refused: 'ST-027', cause: 'no-pass' } },
  { cause: 'hash-differs', path: 'hash' },
] as const;

describe.each(LANGUAGES)('the table in %s', async (language) => {
  const texts = await createTexts(language);
  const sound = (text: string): void => expect(text).not.toMatch(/\{\{|\$t\(|table:|^$|fault\./);

  test('says what is wrong with a file', () => {
    for (const fault of FAULTS) sound(describeFault(texts, fault, 'super-teams'));
    expect(describeFault(texts, FAULTS[0])).toContain('choices[3]');
    expect(describeFault(texts, FAULTS[4])).toContain('12');
    expect(describeFault(texts, FAULTS[5], 'super-teams')).toContain(
      texts.t('super-teams:refusal.no-pass'),
    );
    expect(describeFault(texts, { path: 'seats' })).toContain('seats');
    sound(describeFault(texts, { path: '' }));
    expect(describeFault(texts, { path: 'log.game', log: FAULTS[1] })).toBe(
      describeFault(texts, FAULTS[1]),
    );
  });

  test('asks for a take-back in the words for whoever reads', () => {
    const request = { by: 0, waitingFor: [1] };
    const told = [0, 1, 2, undefined].map((me) => describeRequest(texts, request, people(me)));
    for (const line of told) sound(line);
    expect(told[0]).toContain('Bo');
    expect(told[1]).toContain('Ann');
    expect(told[1]).not.toBe(told[2]);
    expect(told[2]).toBe(told[3]);
  });

  test('tells of a take-back with and without consent', () => {
    const told = [
      describeTakeBack(texts, { by: 0 }, people(0)),
      describeTakeBack(texts, { by: 0 }, people(1)),
      describeTakeBack(texts, { by: 0, agreed: [1] }, people(0)),
      describeTakeBack(texts, { by: 0, agreed: [1] }, people(1)),
    ];
    for (const line of told) sound(line);
    expect(new Set(told).size).toBe(4);
  });

  test('names those it waits for', () => {
    expect(describeWaiting(texts, [1, 2], people(0))).toMatch(/Bo .+ Cy/);
  });

  test('has words for a refusal it does not know', () => {
    const refusal = { refused: 'table', cause: 'moonshine' };
    expect(describeRefusal(texts, 'super-teams', refusal, people())).toContain('moonshine');
  });
});
