import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runTimes, type Work } from '../measure.ts';
import type { Order, Reply } from './messages.ts';

// The entry of a process that measures one checkout; `side.ts` starts it. The suites are those of
// this checkout, the engines those of the folder that is named.

const [, , folder = '.'] = process.argv;

/** Every package of ours is found from the folder of the other checkout. */
const hook = `
  const from = ${JSON.stringify(pathToFileURL(`${folder}/package.json`).href)};
  export function resolve(name, context, next) {
    return next(name, name.startsWith('@parsecs/') ? { ...context, parentURL: from } : context);
  }
`;
register(`data:text/javascript,${encodeURIComponent(hook)}`);

const { SUITES } = await import('../suites.ts');
process.env['NODE_ENV'] = 'production';

let work: Work | undefined;

async function obey(order: Order): Promise<Reply> {
  if (order.order === 'run') {
    if (work === undefined) throw new Error('nothing is ready');
    return { reply: 'done', effort: runTimes(work, order.times) };
  }
  try {
    work = undefined;
    work = await SUITES.find(({ name }) => name === order.suite)?.prepare();
    return work === undefined ? { reply: 'unable', why: 'no such suite' } : { reply: 'ready' };
  } catch (error) {
    return { reply: 'unable', why: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: Order) => {
  void obey(order).then((reply) => process.send?.(reply));
});
