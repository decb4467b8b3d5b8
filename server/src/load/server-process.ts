import { type ServerOptions, startServer } from '../edge/start-server.ts';
import { weighOwnProcess } from './weight.ts';

/** A server in a process of its own, to be measured and killed. What it may do comes as JSON. */
const options = JSON.parse(process.argv[2] ?? '{}') as ServerOptions;
const server = await startServer({ ...options, log: { level: 'error' } });
await server.ready;
process.send?.({ port: server.port });
process.on('message', () => process.send?.(weighOwnProcess()));
// Nobody is left to measure it.
process.on('disconnect', () => process.exit(1));
process.on('SIGTERM', () => {
  server.close().then(
    () => process.exit(0),
    () => process.exit(1),
  );
});
