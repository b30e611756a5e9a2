/** What axe finds on every page: `node dev/axe.mjs [address]`. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { address, knowsGames, launch } from './browser.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = await launch();
let found = 0;
for (const theme of ['light', 'dark']) {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const context = await browser.newContext({ viewport, colorScheme: theme, locale: 'en', bypassCSP: true });
    await knowsGames(context);
    const page = await context.newPage();
    const check = async (name) => {
      await page.waitForTimeout(700);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      for (const problem of violations) {
        found++;
        console.log(`${name} ${theme} ${viewport.width}: ${problem.impact} ${problem.id}: ${problem.help}`);
        for (const node of problem.nodes.slice(0, 3)) console.log('   ', node.html.slice(0, 150), '|', node.any[0]?.message?.slice(0, 160) ?? '');
      }
    };
    await page.goto(address);
    await page.waitForSelector('.game');
    await check('home');
    await page.locator('button.now').first().click();
    await page.waitForSelector('.acts', { timeout: 20000 });
    await check('table');
    await page.locator('[data-state=target]').first().click({ force: true });
    await page.waitForTimeout(500);
    await check('table narrowed');
    if (viewport.width > 1000) {
      for (const tab of ['chat', 'rules', 'score']) {
        await page.locator(`#tab-${tab}`).click();
        await check(tab);
      }
    }
    await page.keyboard.press('/');
    await check('actions');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await check('help');
    for (const name of ['', 'new/reworld', 'tables', 'rules', 'rules/reworld', 'about/reworld', 'ratings', 'me', 'sign-in', 'nowhere']) {
      await page.goto(`${address}/${name}`);
      await check(`/${name}`);
    }
    await context.close();
  }
}
console.log(found ? `${found} problems` : 'axe found nothing');
await browser.close();
