/**
 * Pictures of every page, for the eye: `node dev/shots.mjs [address] [only]`.
 * Plays against bots on a running server and writes into shots/.
 */
import { mkdirSync } from 'node:fs';
import { address, knowsGames, launch } from './browser.mjs';

const only = process.argv[3] ?? '';
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
mkdirSync('shots', { recursive: true });

const browser = await launch();

async function visit(size, theme, lang, work) {
  const phone = size === 'phone';
  const context = await browser.newContext({
    viewport: sizes[size], deviceScaleFactor: phone ? 2 : 1, colorScheme: theme, locale: lang,
    hasTouch: phone, isMobile: phone,
  });
  await knowsGames(context);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.log('  console:', message.text()));
  page.on('pageerror', (error) => console.log('  page error:', error.message));
  const shot = async (name) => {
    await page.waitForTimeout(700);
    await page.screenshot({ path: `shots/${name}-${size}-${theme}-${lang}.png` });
  };
  await page.goto(address);
  await page.waitForSelector('.game');
  await work(page, shot);
  await context.close();
}

/** Answers whatever is asked until `enough`. */
async function play(page, enough, most = 400) {
  for (let turn = 0; turn < most; turn++) {
    if (await enough(turn)) return;
    const target = page.locator('[data-state=target]').first();
    const button = page.locator('.acts [data-digit]', { hasNotText: '…' }).first();
    const go = page.locator('.chosen .yes, .acts .btn.go').first();
    if (await go.count()) await go.click({ timeout: 2000 }).catch(() => {});
    else if (await target.count()) await target.click({ timeout: 2000, force: true }).catch(() => {});
    else if (await button.count()) await button.click({ timeout: 2000 }).catch(() => {});
    await page.waitForTimeout(60);
  }
}

const looks = (process.env.LOOKS ?? 'desktop light fr,desktop dark en,phone light fr,phone dark en').split(',');
for (const look of looks) {
  const [size, theme, lang] = look.split(' ');
  console.log(look);
  await visit(size, theme, lang, async (page, shot) => {
    if (!only || only === 'home') await shot('home');
    if (!only || only === 'new') {
      await page.goto(`${address}/new/reworld`);
      await page.waitForSelector('.row');
      await shot('new-table');
    }
    if (!only || only === 'pages') {
      for (const name of ['rules/reworld', 'rules/reworld#R17', 'about/reworld', 'sign-in', 'ratings', 'nowhere', 'rules', 'tables']) {
        await page.goto(`${address}/${name}`);
        await page.waitForTimeout(500);
        await shot(name.replace(/\W/g, '-'));
      }
    }
    if (!only || only === 'table') {
      await page.goto(address);
      await page.locator('button.now').first().click();
      await page.waitForSelector('.acts', { timeout: 20000 });
      await shot('table-start');
      await play(page, async (turn) => turn >= 12);
      await page.waitForSelector('.acts', { timeout: 20000 });
      await shot('table-later');
      const target = page.locator('[data-state=target]').first();
      if (await target.count()) await target.click({ force: true });
      await shot('table-narrowed');
      await page.keyboard.press('h');
      await page.waitForTimeout(1500);
      await shot('table-hint');
      await page.keyboard.press('/');
      await shot('table-actions');
      await page.keyboard.press('Escape');
      await page.locator('.bar .tool[aria-label*="enu"]').click();
      await shot('table-menu');
      await page.keyboard.press('Escape');
      await page.goto(address);
      await page.waitForSelector('.turn');
      await shot('home-continue');
      await page.goto(`${address}/me`);
      await shot('profile');
    }
  });
}
await browser.close();
