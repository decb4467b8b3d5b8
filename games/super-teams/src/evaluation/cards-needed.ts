import { at } from '@parsecs/kernel';
import { ASTEROID, HYPERSPACE, MAW } from '../codes.ts';
import type { Rules } from '../rules.ts';
import { kindUnder, type State } from '../state.ts';
import { VALUES } from '../vocabulary.ts';

/** By space, then by the kind a ship stands on there: how many cards of any value bring it home. */
type Table = readonly (readonly number[])[];

const TABLES = new WeakMap<Rules, Table>();
const KINDS = 7;
/** Each pass makes the table truer; after so many nothing changes that anybody would notice. */
const PASSES = 60;

/** How many movement cards, drawn blindly, this ship needs to reach the planet. */
export function cardsNeeded(state: State, ship: number): number {
  const space = at(state.position, ship);
  if (space === state.rules.last) return 0;
  return at(at(tableOf(state.rules), space), kindUnder(state, ship));
}

function tableOf(rules: Rules): Table {
  let table = TABLES.get(rules);
  if (table === undefined) {
    table = makeTable(rules);
    TABLES.set(rules, table);
  }
  return table;
}

function makeTable(rules: Rules): Table {
  const table = rules.kind.map(() => Array.from({ length: KINDS }, () => 0));
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let space = rules.last - 1; space >= 0; space -= 1) {
      for (let kind = 0; kind < KINDS; kind += 1) {
        let sum = 0;
        for (const value of VALUES) sum += restFrom(rules, table, space + steps(kind, value));
        at(table, space)[kind] = 1 + sum / VALUES.length;
      }
    }
  }
  return table;
}

function steps(kind: number, value: number): number {
  if (kind === ASTEROID) return 1;
  return kind === HYPERSPACE ? 2 * value : value;
}

/** What is still needed where a ship comes to rest; who moves it chooses either half as likely. */
function restFrom(rules: Rules, table: Table, reached: number): number {
  if (reached >= rules.last) return 0;
  const space = at(rules.kind, reached) === MAW ? at(rules.back, reached) : reached;
  const first = at(at(table, space), at(rules.kind, space));
  const other = at(rules.otherKind, space);
  return other === -1 ? first : (first + at(at(table, space), other)) / 2;
}
