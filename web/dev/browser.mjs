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
