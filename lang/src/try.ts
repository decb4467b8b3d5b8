import { createTexts, describeEvent, describePosition } from './index.ts';
const texts = await createTexts('en');
const people = { name: (s: number) => ['Ann', 'Bob $t(super-teams:title) {{ship}}'][s] ?? '', me: 0 };
console.log(describeEvent(texts, 'super-teams', { type: 'announced', seat: 1, card: 'red-4', ship: 'red-1', joker: true } as never, people));
console.log(describeEvent(texts, 'super-teams', { type: 'moved', ship: 'red-1', from: 1, to: 9, steps: 8, by: 'hyperspace' } as never, people));
// @ts-expect-error
texts.t('table:nope');
texts.t('table:player', { number: 1 });
const s: string = 'x';
texts.t(`table:seat.${s}.name`);
console.log(texts.has('super-teams:event.moved'));
