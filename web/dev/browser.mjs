/** The browser of this machine: `CHROMIUM`, or the first Chromium on PATH. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const onPath = (name) =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)).find(existsSync);

export const address = process.argv[2] ?? 'http://127.0.0.1:8765';

export const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? onPath('chromium') ?? onPath('chromium-browser'),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

/** In a page or a context: the cards that explain a game were read long ago. */
export const knowsGames = (pages) =>
  pages.addInitScript(() => {
    const seen = ['reworld', 'reworld/colony', 'gaia', 'gaia/actions', 'century', 'century/catastrophe',
      'century/consolidation', 'reykholt', 'reykholt/tourism', 'artemis', 'artemis/maintenance'];
    if (!localStorage.getItem('tablee.settings')) localStorage.setItem('tablee.settings', JSON.stringify({ seen }));
  });
