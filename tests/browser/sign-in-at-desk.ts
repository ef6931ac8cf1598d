import type { Page } from 'playwright-core';
import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';
import { demoStaffEmail } from '../../src/demo/load-staff.server.ts';
import { demoPassword } from '../../src/demo/people.data.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { authenticatorCode } from '../actions/account/authenticator-code.ts';
import type { RunningStore } from '../store/running-store.ts';
import { interceptRequests } from './hold-requests.ts';

/** Opens the desk without its form, at its first section or at a path such as '/orders'. */
export async function openDeskSignedIn(
  page: Page,
  store: RunningStore,
  role: StaffRole,
  site: SiteCode = 'nod',
  path = '',
): Promise<void> {
  const url = store.addressOf(site);
  await page.context().addCookies([{ name: 'desk', value: await store.signInAtDesk(role), url, httpOnly: true }]);
  await page.goto(`${url}/desk/${site}${path}`);
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

/** Opens the desk, signs in through the form and waits for the first section. */
export async function signInAtDesk(
  page: Page,
  store: RunningStore,
  role: StaffRole,
  site: SiteCode = 'nod',
): Promise<void> {
  // A code counts once, also for another page of the same test.
  await store.database.$client.query('update staff set totp_step = 0 where email = $1', [demoStaffEmail(role)]);
  await page.goto(`${store.addressOf(site)}/desk/${site}`);
  await page.getByLabel('E-mail').fill(demoStaffEmail(role));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Code of your authenticator app').fill(await authenticatorCode(store, role));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('navigation', { name: 'Desk' }).waitFor();
}

/** When the page sends its next change: earlier it might hear of the end by itself, and open the dialog before somebody presses. */
export async function endSessionsAtNextChange(page: Page, store: RunningStore): Promise<void> {
  const deskCalls = '**/desk/api/**';
  await interceptRequests(page, deskCalls, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await store.database.$client.query('delete from staff_sessions');
    await route.continue();
    await page.unroute(deskCalls);
  });
}

/** In the dialog that a dead session opens over the page. */
export async function signInAgainAtDesk(page: Page, store: RunningStore, role: StaffRole): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await store.database.$client.query('update staff set totp_step = 0');
  await dialog.getByLabel('Code of your authenticator app').fill(await authenticatorCode(store, role));
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
}
