import { expect } from '@playwright/test';
import { BattleTable } from './support/battle-table.ts';
import { type Battle, battleAt } from './support/battles.ts';
import { recordOf } from './support/records.ts';
import { keepScreen, type Prepare, visit } from './support/screens.ts';
import { openRecord } from './support/store.ts';

function inRound(round: number): (battle: Battle) => boolean {
  return (battle) => battle.game.round(battle.state) === round;
}

const moving = battleAt('move', { setup: 'coruscant', until: inRound(3) });
moving.choose(0, 'millennium-falcon-1');
const firing = battleAt('fire', { setup: 'coruscant', until: inRound(3) });

const move: Prepare = async (page, texts, size) => {
  const table = new BattleTable(page, texts, size === 'phone');
  await openRecord(page, recordOf(moving));
  await table.settled();
  await table.tapMiddle(table.places.nth(6).locator('.sb-dot'));
  await expect(table.confirm).toBeVisible();
};

const fire: Prepare = async (page, texts, size) => {
  const table = new BattleTable(page, texts, size === 'phone');
  await openRecord(page, recordOf(firing));
  await table.settled();
  await table.press(table.openChips.first());
  await table.tapMiddle(table.openShips.first().locator('.sb-hull'));
  await expect(table.confirm).toBeVisible();
};

keepScreen('starship-battles-move', move, true);
keepScreen('starship-battles-fire', fire);
keepScreen('new-starship-battle', visit('/new/starship-battles'));
