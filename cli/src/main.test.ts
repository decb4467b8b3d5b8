import { describe, expect, test } from 'vitest';
import { run } from './testing/index.ts';

const COMMANDS = [
  'games',
  'play',
  'simulate',
  'fuzz',
  'replay',
  'scenario',
  'coverage',
  'balance',
  'bench',
  'serve',
] as const;

describe('help', () => {
  test('lists every command', async () => {
    const { code, out, err } = await run(['--help']);
    expect([code, err]).toEqual([0, '']);
    for (const command of COMMANDS) expect(out).toMatch(new RegExp(`^  ${command} +\\S`, 'm'));
  });

  test.each(COMMANDS)('%s explains itself and every option', async (command) => {
    const { code, out, err } = await run([command, '--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: parsecs ${command}`);
    expect(out).toMatch(/^ {2}--json +\S/m);
    expect(out).not.toMatch(/cli:|option\.|command\./);
  });

  test('says that runs have a fixed seed unless another is given', async () => {
    expect((await run(['simulate', '--help'])).out).toMatch(/--seed S .*\(default: parsecs\)/);
  });

  test('speaks the language of the terminal, or the one that is asked for', async () => {
    const terminal = await run(['--help'], { env: { LANG: 'C.UTF-8' } });
    expect(terminal.out).toContain('Commands:');
    const asked = await run(['--lang', 'en', '--help'], { env: { LANG: 'ru_RU.UTF-8' } });
    expect(asked.out).toContain('Commands:');
  });

  test('tells the version', async () => {
    expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('wrong usage is one line on stderr and exit 2', () => {
  test.each([
    [[], 'which command'],
    [['sing'], 'no command “sing”'],
    [['--frobnicate'], 'no option “--frobnicate”'],
    [['games', '--frobnicate'], 'no option “--frobnicate”'],
    [['games', '-x'], 'no option “-x”'],
    [['games', '--json=yes'], '--json takes no value'],
    [['games', 'surplus'], 'surplus'],
    [['games', '--lang', 'xx'], 'no language “xx”'],
    [['games', '--lang'], '--lang needs a value'],
    [['simulate'], 'something is missing: parsecs simulate <game> [options]'],
    [['replay', 'match.json'], 'something is missing: parsecs replay verify|show FILE'],
    [['simulate', 'chess'], 'no game “chess”'],
    [['simulate', 'toString'], 'no game “toString”'],
    [['simulate', 'super-teams', '--games'], '--games needs a value'],
    [['simulate', 'super-teams', '--seed', '--json'], '--seed needs a value'],
    [['simulate', 'super-teams', '--games', '-5'], 'whole number from 1'],
    [['simulate', 'super-teams', '--games', '0'], 'whole number from 1'],
    [['simulate', 'super-teams', '--games', '1.5'], 'whole number from 1'],
    [['simulate', 'super-teams', '--games', '1e9'], 'whole number from 1'],
    [['simulate', 'super-teams', '--threads', 'many'], 'whole number from 1'],
    [['fuzz', 'super-teams', '--seconds', '-1'], 'number from 0.001'],
    [['serve', '--port', '70000'], 'whole number from 0 to 65535'],
    [['replay', 'sing', 'file'], 'not “sing”'],
    [['replay', 'verify', '/nowhere/at-all.json'], 'no file “/nowhere/at-all.json”'],
    [['replay', 'verify', '/'], 'cannot be read (EISDIR)'],
  ])('%j', async (args, problem) => {
    const { code, out, err } = await run(args);
    expect(err).toContain(problem);
    expect([code, out, err.split('\n').length]).toEqual([2, '', 2]);
    expect(err).toMatch(/^parsecs: /);
  });
});
