import { loadKind } from './kinds/index.ts';
import type { OddsAnswer, OddsRequest } from './messages.ts';

// Cards and rerolls take their time: the page stays free to move.
addEventListener('message', ({ data }: MessageEvent<OddsRequest>) => {
  void answer(data).then((told) => postMessage(told));
});

async function answer({ game, settings }: OddsRequest): Promise<OddsAnswer> {
  const kind = await loadKind(game);
  return { results: settings.map((setting) => kind.workOut(setting)) };
}
