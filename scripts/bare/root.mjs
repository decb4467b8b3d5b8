// A minimal Debian with Node and npm in it and nothing else, and a way to run something inside.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root as repository, run } from '../run.mjs';
import { installDebianPackages, SetupError } from '../setup.mjs';
import {
  aptOptions,
  codename,
  debianSources,
  networkEnvironment,
  networkFiles,
} from './settings.mjs';

/** Where the repository lies inside. */
const PLACE = '/srv/parsecs';
const PREFIX = '/usr/local';
/** Process numbers and mounts of their own end with a command: nothing stays, whatever happens. */
const APART = ['--mount', '--pid', '--fork', '--kill-child', '--mount-proc'];

const isThere = (command) =>
  spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

async function orStop(what, code) {
  if ((await code) !== 0) throw new SetupError(`${what} failed, see above.`);
}

/** Fills an empty folder; gives the environment for commands inside. */
export async function makeRoot(folder) {
  if (!isThere('mmdebstrap')) await installDebianPackages('mmdebstrap');
  const [debian, notes] = [join(folder, 'debian'), join(folder, 'notes')];
  mkdirSync(notes);
  await orStop('mmdebstrap', bootstrap(debian, notes));
  const environment = networkEnvironment();
  for (const file of networkFiles(environment)) {
    mkdirSync(dirname(join(debian, file)), { recursive: true });
    cpSync(file, join(debian, file), { dereference: true });
  }
  copyNode(debian);
  // A way over the file protocol copies the last commit alone and no link to this machine.
  const clone = ['clone', '--quiet', '--depth', '1', `file://${repository}`, join(debian, PLACE)];
  await orStop('git clone', run('git', clone));
  return { debian, environment };
}

function bootstrap(debian, notes) {
  const { lines, stanzas } = debianSources();
  const note = (name, text) => {
    const file = join(notes, name);
    writeFileSync(file, `${text}\n`);
    return file;
  };
  const sources = [
    ...(lines.length > 0 ? [note('debian.list', lines.join('\n'))] : []),
    ...(stanzas.length > 0 ? [note('debian.sources', stanzas.join('\n\n'))] : []),
  ];
  const options = aptOptions();
  return run('unshare', [
    ...APART,
    'mmdebstrap',
    '--quiet',
    '--variant=apt',
    ...(options.length > 0 ? [`--aptopt=${note('apt.conf', options.join('\n'))}`] : []),
    codename(),
    debian,
    ...sources,
  ]);
}

/** The Node that runs this, and the npm that stands beside it. */
function copyNode(debian) {
  const bin = join(debian, PREFIX, 'bin');
  const modules = join(debian, PREFIX, 'lib', 'node_modules');
  mkdirSync(bin, { recursive: true });
  mkdirSync(modules, { recursive: true });
  cpSync(process.execPath, join(bin, 'node'), { dereference: true });
  const which = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  if (which === '') throw new SetupError('There is no npm here that could be copied.');
  const npm = dirname(dirname(realpathSync(which)));
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  }
}

/** Runs a command of the repository inside. */
export function runInside({ debian, environment }, command, { env = {}, ...options }) {
  const inside = {
    HOME: '/root',
    PATH: `${PREFIX}/sbin:${PREFIX}/bin:/usr/sbin:/usr/bin:/sbin:/bin`,
    LANG: 'C.UTF-8',
    ...environment,
    ...env,
  };
  const words = Object.entries(inside).map(([name, value]) => `${name}=${value}`);
  const script = [
    'mount -t proc proc "$0/proc"',
    'mount --rbind /sys "$0/sys"',
    'mount --rbind /dev "$0/dev"',
    'exec chroot "$0" env -i "$@"',
  ].join(' && ');
  const start = ['sh', '-c', `cd ${PLACE} && exec ${command}`];
  return run('unshare', [...APART, 'sh', '-c', script, debian, ...words, ...start], options);
}
