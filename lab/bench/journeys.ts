import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForHydration } from '../../tests/browser/hydration.ts';
import { launchBrowser } from '../../tests/browser/launch-browser.ts';
import { freePort, startStoreProcess } from '../../tests/store/store-process.ts';
import { type DemoSession, openDemoSession } from './data/demo-session.ts';
import { buyerJourneys, countedHand } from './requests/buyer-journeys.ts';

// How many presses, fields and seconds does a buyer's day take, with a pointer and with keys alone?

const dataDir = await mkdtemp(join(tmpdir(), 'raceway-bench-'));
const store = startStoreProcess(dataDir, await freePort());
/** Each on a shop of its own, because two of the journeys use up what the demo has. */
const sites = { pointer: 'nod', keyboard: 'zwz' } as const;
const browser = await launchBrowser();
try {
  await store.opened;
  for (const hand of ['pointer', 'keyboard'] as const) {
    const address = `http://${sites[hand]}.localhost:${store.port}`;
    console.log(hand);
    console.table(await walkAll(hand, address, await openDemoSession(browser, address)));
  }
} finally {
  await browser.close();
  await store.send('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}

async function walkAll(kind: 'pointer' | 'keyboard', address: string, storageState: DemoSession) {
  const rows: Record<string, string | number>[] = [];
  for (const [journey, { phone, go }] of Object.entries(buyerJourneys)) {
    const viewport = phone ? { width: 360, height: 740 } : { width: 1440, height: 900 };
    const visitor = await browser.newContext({ viewport, storageState, reducedMotion: 'reduce' });
    const page = await visitor.newPage();
    await page.goto(address);
    await waitForHydration(page);
    const hand = countedHand(page, kind);
    const started = performance.now();
    await go(page, hand);
    const seconds = (performance.now() - started) / 1000;
    rows.push({ journey, ...hand.counts, seconds: Number(seconds.toFixed(1)) });
    await visitor.close();
  }
  return rows;
}
