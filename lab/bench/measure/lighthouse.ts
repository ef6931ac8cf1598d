import { chromium } from 'playwright-core';
import { launchBrowser } from '../../../tests/browser/launch-browser.ts';
import { freePort } from '../../../tests/store/store-process.ts';
import { signInAsDemoBuyer } from '../data/demo-session.ts';

export type LighthouseScores = {
  scores: Record<string, number>;
  cls: number;
  lcpMs: number;
  issues: readonly string[];
};

/** What is read of Lighthouse's result. */
type Result = {
  lhr: {
    runtimeError?: { message: string };
    audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number } | undefined>;
    categories: Record<string, { id: string; score: number | null; auditRefs: { id: string; weight: number }[] }>;
  };
};
type Run = (address: string, options: object) => Promise<Result | undefined>;

/** Not among the packages, because it brings 140 MB that nothing else needs. */
async function load(name: string) {
  return import(name).catch((cause) => {
    throw new Error('Lighthouse is missing: npm install --no-save lighthouse@13.5.0', { cause });
  });
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function openLighthouse() {
  const { default: lighthouse } = (await load('lighthouse')) as { default: Run };
  const { default: Trace } = await load('lighthouse/core/gather/gatherers/trace.js');
  // The test browser crashes when this is traced, and no score needs it.
  const traced = Trace.getDefaultTraceCategories().filter((name: string) => name !== 'blink.webdx_feature_usage');
  Trace.getDefaultTraceCategories = () => traced;
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  // Lighthouse opens its pages in the profile that only this connection shows, and leaves its cookies and local storage.
  const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [profile] = connected.contexts();
  if (!profile) throw new Error('The browser shows no profile');
  const isSignedIn = async (address: string) =>
    (await profile.cookies(address)).some(({ name }) => name === 'auth_key');
  return {
    signIn: (address: string) => signInAsDemoBuyer(profile, address),
    /** Search engines do not see a cart. */
    async mark(address: string): Promise<LighthouseScores> {
      const onlyCategories = address.endsWith('/cart') ? categories.filter((name) => name !== 'seo') : categories;
      const before = await isSignedIn(address);
      const result = await lighthouse(address, { port, onlyCategories, logLevel: 'error' });
      if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
      if (before !== (await isSignedIn(address))) throw new Error(`${address} was signed out while it was measured`);
      const { lhr } = result;
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      const figure = (id: string) => lhr.audits[id]?.numericValue ?? 0;
      const found = Object.values(lhr.categories);
      return {
        scores: Object.fromEntries(found.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
        cls: Number(figure('cumulative-layout-shift').toFixed(4)),
        lcpMs: Math.round(figure('largest-contentful-paint')),
        issues: found
          .filter(({ id }) => id !== 'performance')
          .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
          .map(({ id }) => lhr.audits[id])
          .filter((audit) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
          .map((audit) => `${audit?.id}: ${audit?.title}`),
      };
    },
    async close(): Promise<void> {
      await connected.close();
      await browser.close();
    },
  };
}
