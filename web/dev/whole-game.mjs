/** A whole game by clicking, then its end and its replay: `node dev/whole-game.mjs [address]`. */
import { mkdirSync } from 'node:fs';
import { address, knowsGames, launch } from './browser.mjs';

mkdirSync('shots', { recursive: true });
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr' });
await knowsGames(page);
page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()));
page.on('pageerror', (error) => console.log('page error:', error.message));
await page.goto(address);
await page.locator('button.now').first().click();
await page.waitForSelector('.acts', { timeout: 20000 });

let clicks = 0;
let pictured = false;
while (clicks < 2000 && !(await page.locator('dialog[open]').count())) {
  const state = await page.evaluate(() => {
    const gold = document.querySelector('.chosen .yes, .acts .btn.go');
    const targets = [...document.querySelectorAll('[data-state=target]')];
    const simple = [...document.querySelectorAll('.acts [data-digit]')].filter((b) => !b.textContent.includes('…'));
    const target = targets[Math.floor(Math.random() * targets.length)];
    const thing = gold ?? (target && (targets.length > 1 || !simple.length) ? target : simple[0] ?? target);
    if (!thing) return 'wait';
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return thing.textContent.trim().slice(0, 40) || 'target';
  });
  clicks++;
  const colony = await page.locator('.where').textContent();
  if (!pictured && /deux/.test(colony) && state !== 'wait') {
    pictured = true;
    await page.waitForTimeout(1500);
    await page.screenshot({ path: 'shots/colony-desktop-light-fr.png' });
  }
  await page.waitForTimeout(state === 'wait' ? 120 : 40);
}
console.log('clicks', clicks);
await page.waitForTimeout(800);
await page.screenshot({ path: 'shots/end-desktop-light-fr.png' });
const id = page.url().split('/').at(-1);
await page.goto(`${address}/replay/${id}?at=30`);
await page.waitForSelector('.ctl');
await page.waitForTimeout(2500);
await page.screenshot({ path: 'shots/replay-desktop-light-fr.png' });
await page.emulateMedia({ colorScheme: 'dark' });
await page.setViewportSize({ width: 390, height: 844 });
await page.waitForTimeout(800);
await page.screenshot({ path: 'shots/replay-phone-dark-fr.png', fullPage: true });
await browser.close();
