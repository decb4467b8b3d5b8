import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, type GameId, loadGame } from '@parsecs/table';
import { readLedger } from './ledger.ts';
import { readTags, type Tags } from './tags.ts';
import { readWaivers, type Waiver } from './waivers.ts';

export interface GameCoverage {
  readonly id: string;
  readonly rules: {
    readonly total: number;
    readonly tested: number;
    readonly waived: readonly Waiver[];
    readonly untested: readonly string[];
  };
  readonly cards: {
    readonly total: number;
    readonly tested: number;
    readonly untested: readonly string[];
  };
  /** Tags and waivers that name nothing, or waive what is tested: slips of the pen. */
  readonly unknown: readonly string[];
  /** False when there is no ledger to measure by. */
  readonly ledger: boolean;
}

/** What a card does, and when it does not. */
const TESTS_FOR_A_CARD = 2;

/** The games of the house that the repository holds. */
export async function measureCoverage(root: string): Promise<readonly GameCoverage[]> {
  const ids = GAME_IDS.filter((id) => existsSync(join(root, 'games', id, 'package.json')));
  return Promise.all(ids.map((id) => measureGame(root, id)));
}

export function isComplete({ rules, cards, unknown, ledger }: GameCoverage): boolean {
  const missing = rules.untested.length + cards.untested.length + unknown.length;
  return ledger && missing === 0;
}

async function measureGame(root: string, id: GameId): Promise<GameCoverage> {
  const folder = join(root, 'games', id);
  const [ledger, tags, waivers, { cards }] = await Promise.all([
    readLedger(root, id),
    readTags(folder),
    readWaivers(folder),
    loadGame(id),
  ]);
  const rules = ledger?.rules ?? [];
  const waived = waivers.filter(
    (waiver) => rules.includes(waiver.id) && !tags.rules.has(waiver.id),
  );
  const isWaived = (rule: string): boolean => waived.some((waiver) => waiver.id === rule);
  const untested = rules.filter((rule) => !tags.rules.has(rule) && !isWaived(rule));
  const bare = cards.filter((card) => (tags.cards.get(card) ?? 0) < TESTS_FOR_A_CARD);
  return {
    id,
    rules: {
      total: rules.length,
      tested: rules.length - untested.length - waived.length,
      waived,
      untested,
    },
    cards: { total: cards.length, tested: cards.length - bare.length, untested: bare },
    unknown: [
      ...listUnknown(tags, ledger?.known ?? new Set(), cards),
      ...waivers.filter((waiver) => !waived.includes(waiver)).map((waiver) => waiver.id),
    ],
    ledger: ledger !== undefined,
  };
}

function listUnknown(
  tags: Tags,
  known: ReadonlySet<string>,
  cards: readonly string[],
): readonly string[] {
  return [
    ...[...tags.rules.keys()].filter((id) => !known.has(id)),
    ...[...tags.cards.keys()].filter((id) => !cards.includes(id)),
  ];
}
