import { at, canonicalJson, indexIn, type Seat, seatName } from '@parsecs/kernel';
import { type FigureCard, findCommand, findDeployment } from './cards/cards.ts';
import { BASES } from './map/bases.ts';
import type { Table } from './setup/table.ts';
import { type Site, siteFor } from './site.ts';
import {
  ABILITY_IDS,
  type AbilityId,
  type CommandId,
  type DeploymentId,
  TRAITS,
  type Trait,
} from './vocabulary.ts';

/** Numbers of things that can be attacked: figures from 0, neutral figures and doors further on. */
export const RAIDERS = 100;
export const DOORS = 200;
const CROWD = 256;

export interface GroupRules {
  readonly id: string;
  readonly owner: Seat;
  readonly card: FigureCard;
  readonly figures: readonly number[];
}

export interface FigureRules {
  readonly id: string;
  readonly owner: Seat;
  readonly group: number;
  readonly card: FigureCard;
  /** Its number among the bases. */
  readonly base: number;
  readonly large: boolean;
  readonly massive: boolean;
  /** IA-144, IA-146: Mobile or Massive. */
  readonly free: boolean;
  readonly abilities: Uint8Array;
  readonly traits: number;
}

/** The open part of a setup made ready for play; worked out once and shared by all states. */
export interface Rules {
  readonly table: Table;
  readonly groups: readonly GroupRules[];
  readonly figures: readonly FigureRules[];
  readonly figureIds: ReadonlyMap<string, number>;
  readonly groupIds: ReadonlyMap<string, number>;
  readonly upgrades: readonly (readonly DeploymentId[])[];
  /** IA-038: total cost of each army. */
  readonly cost: readonly number[];
  /** For each seat, how it stands to every number in the crowd (see `Mover`). */
  readonly stance: readonly (readonly number[])[];
  /** Massive figures, whose number wins where another figure lies under them. */
  readonly massives: readonly number[];
  readonly sites: (Site | undefined)[];
}

let lastTable: Table | undefined;
let lastRules: Rules | undefined;
const BY_TABLE = new WeakMap<Table, Rules>();
const BY_TEXT = new Map<string, Rules>();
const MOST_KNOWN = 256;

/** The rules of a table, found again by its content after it was written down and read. */
export function rulesFor(table: Table): Rules {
  if (table === lastTable && lastRules !== undefined) return lastRules;
  let rules = BY_TABLE.get(table);
  if (rules === undefined) {
    const text = canonicalJson(table);
    rules = BY_TEXT.get(text);
    if (rules === undefined) {
      rules = compileRules(table);
      if (BY_TEXT.size >= MOST_KNOWN) BY_TEXT.clear();
      BY_TEXT.set(text, rules);
    }
    BY_TABLE.set(table, rules);
  }
  lastTable = table;
  lastRules = rules;
  return rules;
}

function compileRules(table: Table): Rules {
  const groups: GroupRules[] = [];
  const figures: FigureRules[] = [];
  const upgrades: DeploymentId[][] = [[], []];
  for (const [owner, army] of table.armies.entries()) {
    for (const [index, id] of army.deployments.entries()) {
      const card = findDeployment(id);
      if (card === undefined) continue;
      if (card.type === 'upgrade') {
        at(upgrades, owner).push(id);
        continue;
      }
      const copies = army.deployments.filter((other) => other === id).length;
      const copy = army.deployments.slice(0, index).filter((other) => other === id).length + 1;
      const groupId = `${seatName(owner)}.${id}${copies > 1 ? `-${copy}` : ''}`;
      const printed = table.options.rulesVersion === 'faq' ? withErrata(card) : card;
      addGroup(groups, figures, owner, groupId, printed);
    }
  }
  return {
    table,
    groups,
    figures,
    figureIds: new Map(figures.map(({ id }, index) => [id, index])),
    groupIds: new Map(groups.map(({ id }, index) => [id, index])),
    upgrades,
    cost: table.armies.map((army) =>
      army.deployments.reduce((sum, id) => sum + (findDeployment(id)?.cost ?? 0), 0),
    ),
    stance: [0, 1].map((seat) => stanceOf(seat, figures)),
    massives: figures.flatMap(({ massive }, figure) => (massive ? [figure] : [])),
    sites: [],
  };
}

function addGroup(
  groups: GroupRules[],
  figures: FigureRules[],
  owner: Seat,
  id: string,
  card: FigureCard,
): void {
  const own: number[] = [];
  const base = indexIn(
    BASES,
    ([width, length]) => width === card.base[0] && length === card.base[1],
  );
  const massive = card.keywords['massive'] === 1;
  for (let index = 0; index < card.figures; index += 1) {
    own.push(figures.length);
    figures.push({
      id: card.figures > 1 ? `${id}.${index + 1}` : id,
      owner,
      group: groups.length,
      card,
      base,
      large: base !== 0,
      massive,
      free: massive || card.keywords['mobile'] === 1,
      abilities: Uint8Array.from(ABILITY_IDS, (ability) =>
        card.abilities.includes(ability) ? 1 : 0,
      ),
      traits: card.traits.reduce((bits, trait) => bits | (1 << TRAITS.indexOf(trait)), 0),
    });
  }
  groups.push({ id, owner, card, figures: own });
}

function stanceOf(seat: Seat, figures: readonly FigureRules[]): readonly number[] {
  const stance = new Array<number>(CROWD).fill(2);
  for (const [index, figure] of figures.entries()) {
    stance[index + 1] = (figure.owner === seat ? 0 : 1) + (figure.massive ? 4 : 0);
  }
  return stance;
}

/** IA-006: what the official FAQ changed on cards of the core box. */
function withErrata(card: FigureCard): FigureCard {
  switch (card.id) {
    case 'rebel-saboteur':
      return {
        ...card,
        speed: 4,
        surges: card.surges.map((surge) =>
          surge.effects[0]?.[0] === 'pierce' ? { cost: 1, effects: [['pierce', 1]] } : surge,
        ),
      };
    case 'royal-guard':
      return {
        ...card,
        surges: card.surges.map((surge) =>
          surge.effects[0]?.[0] === 'damage' ? { cost: 1, effects: [['pierce', 1]] } : surge,
        ),
      };
    default:
      return card;
  }
}

const ABILITY_NUMBERS: ReadonlyMap<AbilityId, number> = new Map(
  ABILITY_IDS.map((id, index) => [id, index]),
);

export function hasAbility(rules: Rules, figure: number, ability: AbilityId): boolean {
  const number = ABILITY_NUMBERS.get(ability) as number;
  return (rules.figures[figure] as FigureRules).abilities[number] === 1;
}

/** Whether a card of this table has it. Which Command cards are held is hidden, so all of them can. */
export function canOccur(
  { figures, upgrades }: Rules,
  id: AbilityId | CommandId | DeploymentId,
): boolean {
  if (findCommand(id) !== undefined) return true;
  const printed: readonly string[] = [
    ...figures.flatMap(({ card }) => card.abilities),
    ...upgrades.flat(),
  ];
  return printed.includes(id);
}

export function hasTrait(rules: Rules, figure: number, trait: Trait): boolean {
  return ((rules.figures[figure] as FigureRules).traits & (1 << TRAITS.indexOf(trait))) !== 0;
}

/** The map and the tokens of the mission with this number. */
export function siteOf(rules: Rules, mission: number): Site {
  let site = rules.sites[mission];
  if (site === undefined) {
    site = siteFor(rules.table.map, mission);
    rules.sites[mission] = site;
  }
  return site;
}
