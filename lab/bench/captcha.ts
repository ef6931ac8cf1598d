import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { captchaChallenge } from '../../src/account/captcha/captcha.contract.ts';
import { captchaWork, createCaptchaChallenge } from '../../src/account/captcha/captcha-challenge.server.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import { launchBrowser } from '../../tests/browser/launch-browser.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';

// How long does the captcha take on a machine as slow as a phone: a quarter of this one's speed?
const slowness = 4;
const secret = 'a secret of the bench, long enough to sign';
const goalSeconds = 2;
const times = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-captcha-'));
const store = startStoreProcess(dataDir, await freePort(), { LOG_LEVEL: 'warn' });
const browser = await launchBrowser();
try {
  await store.opened;
  for (const rate of [1, slowness]) {
    const seconds: number[] = [];
    for (let i = 0; i < times; i++) seconds.push(await solveOnce(rate));
    printReport(rate, seconds);
  }
} finally {
  await browser.close();
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function solveOnce(rate: number): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://${sites.nod.code}.localhost:${store.port}/login`);
  const box = page.locator('altcha-widget input[type=checkbox]');
  await box.waitFor();
  await slowDown(await context.newCDPSession(page), page, rate);
  await box.focus();
  const began = performance.now();
  await page.keyboard.press('Space');
  await page.locator('altcha-widget [data-state=verified]').waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - began) / 1000;
  await context.close();
  return seconds;
}

/** CPU throttling does not reach web workers, so their work is multiplied instead. */
async function slowDown(session: CDPSession, page: Page, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.route(`**/${captchaChallenge.path}`, async (route) => {
    const json = await createCaptchaChallenge(secret, new Date(), { ...captchaWork, cost: captchaWork.cost * rate });
    await route.fulfill({ json });
  });
}

function printReport(rate: number, seconds: readonly number[]): void {
  const sorted = seconds.toSorted((a, b) => a - b);
  const median = ((sorted[times / 2 - 1] ?? 0) + (sorted[times / 2] ?? 0)) / 2;
  const mean = seconds.reduce((sum, one) => sum + one, 0) / times;
  console.log(
    `${rate}× slower: median ${median.toFixed(2)} s, mean ${mean.toFixed(2)} s, ${sorted[0]?.toFixed(2)} to ${sorted.at(-1)?.toFixed(2)} s`,
  );
  if (rate === slowness && mean > goalSeconds) process.exitCode = 1;
}
