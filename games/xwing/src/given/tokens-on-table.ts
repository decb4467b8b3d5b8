import { excerpt, isRecord, type WrittenFields } from '@parsecs/kernel';
import { OBSTACLE_IDS, type ObstacleId } from '../cards/ids.ts';
import { NONE } from '../state.ts';
import { BOMBS, type BombId } from '../vocabulary.ts';
import type { Reading } from './reading.ts';

const OBSTACLE_FIELDS: readonly string[] = ['token', 'at', 'flipped'];
const BOMB_FIELDS: readonly string[] = ['bomb', 'by', 'at'];

function listOfFields(
  reading: Reading,
  name: string,
  known: readonly string[],
): readonly (readonly [string, WrittenFields])[] {
  return reading.list(name, reading.given[name]).map((written, index) => {
    const path = `${name}[${index}]`;
    const fields: WrittenFields = isRecord(written) ? written : {};
    reading.onlyKnown(path, fields, known);
    return [path, fields];
  });
}

export function layObstacles(reading: Reading): void {
  const laid: number[] = [];
  for (const [index, [path, fields]] of listOfFields(
    reading,
    'obstacles',
    OBSTACLE_FIELDS,
  ).entries()) {
    const id = (fields['token'] ?? OBSTACLE_IDS[index]) as ObstacleId;
    const token = OBSTACLE_IDS.indexOf(id);
    const pose = reading.pose(`${path}.at`, fields['at']);
    if (token === NONE) {
      reading.wrong(`${path}.token`, 'given-not-an-obstacle', { text: excerpt(id) });
    } else if (pose !== undefined) {
      laid.push(token, pose.x, pose.y, pose.heading, fields['flipped'] === true ? 1 : 0);
    }
  }
  reading.state.obstacles = laid;
}

export function layBombs(reading: Reading): void {
  for (const [path, fields] of listOfFields(reading, 'bombs', BOMB_FIELDS)) {
    const bomb = BOMBS.indexOf(fields['bomb'] as BombId);
    if (bomb === NONE) {
      reading.wrong(`${path}.bomb`, 'given-not-a-bomb', { text: excerpt(fields['bomb']) });
      continue;
    }
    const seat = reading.seat(`${path}.by`, fields['by']);
    const pose = reading.pose(`${path}.at`, fields['at']);
    if (seat !== undefined && pose !== undefined) {
      reading.state.bombs.push(bomb, seat, pose.x, pose.y, pose.heading);
    }
  }
}
