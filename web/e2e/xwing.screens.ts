import { once } from './support/once.ts';
import { recordOf } from './support/records.ts';
import { keepScreen, type Prepare, visit } from './support/screens.ts';
import { openRecord } from './support/store.ts';
import { askedTo, type Dogfight, dogfightAt, findDogfight } from './support/xwing-battles.ts';
import { XWingTable } from './support/xwing-table.ts';

function opened(dogfight: () => Dogfight): Prepare {
  return async (page, texts, size) => {
    const table = new XWingTable(page, texts, size === 'phone');
    await openRecord(page, recordOf(dogfight()));
    await table.settled();
    await table.atRest();
  };
}

const planning = opened(once(() => dogfightAt(askedTo('dial', 0, 3), { setup: 'aces' })));
const attacking = opened(
  once(() => findDogfight(askedTo('modify-attack-dice', 0, 2), { setup: 'aces' })),
);

keepScreen('xwing-planning', planning, true);
keepScreen('xwing-attack', attacking);
keepScreen('new-xwing', visit('/new/xwing'));
