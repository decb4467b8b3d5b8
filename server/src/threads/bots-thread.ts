import { parentPort } from 'node:worker_threads';
import { type BotRequest, decide } from '@parsecs/bots';
import { isGameId, loadGame } from '@parsecs/table';

const port = parentPort;
if (port === null) throw new Error('this file is a thread');

async function think(request: BotRequest): Promise<string> {
  if (!isGameId(request.game)) throw new Error(`no game ${request.game}`);
  return decide(await loadGame(request.game), request, () => performance.now());
}

port.on('message', (request: BotRequest) => {
  think(request)
    .then((id) => port.postMessage({ id }))
    .catch((error: unknown) => port.postMessage({ fault: String(error) }));
});
