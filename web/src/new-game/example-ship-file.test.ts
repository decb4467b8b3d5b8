import { checkShipFile } from '@parsecs/starship-battles';
import { expect, test } from 'vitest';
import { exampleShipFile } from './example-ship-file.ts';

test('the example of a ship file can be loaded', () => {
  const checked = checkShipFile(JSON.parse(JSON.stringify(exampleShipFile())));
  expect(checked.ok && checked.value.length).toBe(2);
});
