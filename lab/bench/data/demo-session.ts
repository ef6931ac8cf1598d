import type { Browser, BrowserContext } from 'playwright-core';
import { signIn } from '../../../tests/browser/sign-in.ts';

export type DemoSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser keeps of the Active demo buyer of a site. */
export async function openDemoSession(browser: Browser, address: string): Promise<DemoSession> {
  const visitor = await browser.newContext();
  await signInAsDemoBuyer(visitor, address);
  const session = await visitor.storageState();
  await visitor.close();
  return session;
}

export async function signInAsDemoBuyer(visitor: BrowserContext, address: string): Promise<void> {
  const page = await visitor.newPage();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${address}/login`);
  await signIn(page, `active@${new URL(address).hostname.replace('.localhost', '.example')}`);
  await page.close();
}
