import { superTeams } from '@parsecs/super-teams';
import { friends, playMatch, recordOf, isAsked } from './support/matches.ts';
import { openRecord, readRaw } from './support/store.ts';
import { test } from './support/test.ts';
import { TableView, button } from './support/table.ts';

test('decline at once', async ({ page, texts }) => {
  test.setTimeout(300_000);
  const names = ['A1', 'B2', 'C3', 'D4'];
  let tried = 0;
  for (let n = 0; n < 400 && tried < 25; n += 1) {
    // somebody announces and then another seat gets a guarded question
    let announcing: string | undefined;
    const match = playMatch({
      seed: `d${n}`,
      setup: { players: 4, board: 'short' },
      until: (m) => {
        const seat = superTeams.asked(m.state)[0];
        if (seat === undefined || m.length < 12 || !isAsked(m, seat, 'announce')) return false;
        for (const a of superTeams.question(m.state, seat).answers) {
          const b = m.branch(m.length);
          b.choose(seat, a.id);
          const next = superTeams.asked(b.state)[0];
          if (next !== undefined && next !== seat && superTeams.question(b.state, next).guarded === true) {
            announcing = a.id;
            return true;
          }
        }
        return false;
      },
    });
    const seat = superTeams.asked(match.state)[0];
    if (seat === undefined || announcing === undefined) continue;
    tried += 1;
    await openRecord(page, recordOf(match, { id: `m${n}`, seats: friends(...names) }));
    await button(page, texts.t('shell:play.pass.here', { name: names[seat] ?? '' })).click();
    const table = new TableView(page, texts);
    await table.settled();
    const [card = '', ship = ''] = announcing.split('/');
    await page.evaluate((c) => (document.querySelector(`button[data-place="card:${c}"]`) as HTMLElement).click(), card);
    if (!(await table.confirm.isVisible())) await page.evaluate((s) => document.querySelector(`[data-place="ship:${s}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true })), ship);
    // decline the very moment it appears
    await page.evaluate((word) => {
      (globalThis as any).clicked = 0;
      new MutationObserver(() => {
        const b = [...document.querySelectorAll('button')].find((x) => (x.textContent ?? '').includes(word));
        if (b !== undefined && (globalThis as any).clicked === 0) { (globalThis as any).clicked = 1; b.click(); }
      }).observe(document.body, { subtree: true, childList: true });
    }, texts.t('shell:play.pass.decline', { name: '' }).trim());
    await table.confirm.click();
    await page.waitForTimeout(1200);
    const raw = (await readRaw(page, `m${n}`)) as { table: { log: { choices: unknown[] } }; summary: { position: number; asked: number[] } };
    const title = await page.locator('h2').first().innerText().catch(() => '');
    const ask = await table.ask.innerText();
    console.log(n, match.length, raw.table.log.choices.length, JSON.stringify(raw.table.log.choices.slice(match.length)), JSON.stringify(raw.summary), title, '|', ask.replaceAll('\n', ' '), await page.evaluate(() => (globalThis as any).clicked));
  }
});
