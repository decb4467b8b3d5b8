// How this machine reaches Debian's packages and the npm registry. It is read when it is needed and
// handed on to the bare root; none of it is ever written into the repository.

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SetupError } from '../setup.mjs';

function output(command, args) {
  // Outside the repository, so that only the settings of the machine count.
  const { status, stdout } = spawnSync(command, args, { cwd: tmpdir(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/** `bookworm`, or whatever this Debian is called. */
export function codename() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const name = /^VERSION_CODENAME="?([a-z]+)"?$/m.exec(release)?.[1];
  if (name === undefined) throw new SetupError('A bare root can only be made on Debian.');
  return name;
}

function sourceFiles(ending) {
  const folder = '/etc/apt/sources.list.d';
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/** Debian's own sources as this machine has them, in the one-line and in the stanza format. */
export function debianSources() {
  const name = codename();
  const suites = [name, `${name}-updates`, `${name}-security`];
  const isOurs = (words) => words.includes('main') && words.some((word) => suites.includes(word));
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lines = ['/etc/apt/sources.list', ...sourceFiles('.list')]
    .flatMap((file) => read(file).split('\n'))
    .filter((line) => /^deb\s/.test(line) && isOurs(line.split(/\s+/)));
  const stanzas = sourceFiles('.sources')
    .flatMap((file) => read(file).split(/\n\s*\n/))
    .filter((stanza) => !/^Enabled:\s*no/im.test(stanza) && isOurs(stanza.split(/\s+/)));
  if (lines.length + stanzas.length === 0) throw new SetupError(`No apt sources of ${name} here.`);
  return { lines, stanzas };
}

/** What apt must know here to fetch anything, such as a proxy. */
export function aptOptions() {
  return output('apt-config', ['dump', 'Acquire'])
    .split('\n')
    .filter((line) => /^Acquire::(?:.*Proxy|Check-Valid-Until)\b/i.test(line));
}

const NPM_SETTINGS = ['registry', 'cafile', 'proxy', 'https-proxy', 'noproxy', 'strict-ssl'];
const PASSED_ON = /^(?:https?_proxy|no_proxy|all_proxy|node_extra_ca_certs|ssl_cert_file)$/i;

/** The environment that lets npm and Node reach what they reach here. */
export function networkEnvironment() {
  const npm = NPM_SETTINGS.map((name) => [
    `npm_config_${name.replaceAll('-', '_')}`,
    output('npm', ['config', 'get', name]),
  ]);
  const own = Object.entries(process.env).filter(([name]) => PASSED_ON.test(name));
  return Object.fromEntries(
    [...npm, ...own].filter(([, value]) => !['', 'null', 'undefined'].includes(value)),
  );
}

/** Files of this machine that the network needs: names of hosts, and the certificates it trusts. */
export function networkFiles(environment) {
  const named = Object.values(environment).filter((value) => value.startsWith('/'));
  return ['/etc/resolv.conf', '/etc/hosts', ...new Set(named)].filter((file) => existsSync(file));
}
