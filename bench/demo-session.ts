import type { Browser, BrowserContext } from 'playwright-core';
import { signIn } from '../tests/browser/sign-in.ts';

export type DemoSession = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The cookies of the Active demo buyer of a site. */
export async function openDemoSession(browser: Browser, address: string): Promise<DemoSession> {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  await page.goto(`${address}/login`);
  await signIn(page, `active@${new URL(address).hostname.replace('.localhost', '.example')}`);
  const session = await visitor.storageState();
  await visitor.close();
  return session;
}

export const cookieHeader = ({ cookies }: DemoSession): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
