import { expect, test } from 'vitest';
import { buildCustomerInfo, buildDeliveryAddress } from '../../../tests/fixtures/checkout.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import type { MySession } from '../sign-in/my-sessions.contract.ts';
import { MyProfilePage } from './my-profile.page.tsx';

const regions = [{ st_id: 27, st_name: 'Maharashtra' }];
const overdue = 'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace).';

const sessionAt = (device: string, is_this_device = false): MySession => ({
  session_id: ++sessionIds,
  device,
  address: '203.0.113.9',
  signed_in_at: '2026-11-20T08:30:00.000Z',
  last_used_at: '2026-11-20T10:05:00.000Z',
  is_this_device,
});
let sessionIds = 0;

const html = (
  info: CustomerInfo,
  site: 'nod' | 'gwd' = 'nod',
  credit: { balance: number; days: number } | null = null,
  sessions: readonly MySession[] = [sessionAt('Chrome on Windows', true)],
) =>
  renderPageHtml(<MyProfilePage info={info} regions={regions} credit={credit} sessions={sessions} />, {
    site,
    status: info.status,
  });

test.each([
  ['Active', 'Active', 'good'],
  ['Verification Pending', 'Verification Pending', 'bad'],
  ['Approval Pending', 'Approval Pending', 'bad'],
  [overdue, 'Overdue', 'bad'],
])('the status %j is shown as %s, green only when Active', (status, word, look) => {
  const [, tag = ''] = /Account Status <span class="([^"]*)">/.exec(html(buildCustomerInfo(status))) ?? [];
  expect(tag).toMatch(new RegExp(`_${look}_`));
  expect(visibleText(html(buildCustomerInfo(status)))).toContain(`Account Status ${word}`);
});

test('an Active account is read, a waiting one is edited; company, mobile and e-mail never', () => {
  expect(html(buildCustomerInfo('Active'))).not.toContain('<form');
  const waiting = html(buildCustomerInfo('Verification Pending'));
  const readOnly = [...waiting.matchAll(/<input[^>]*name="([^"]+)"[^>]*>/g)].filter(([tag]) =>
    tag.includes('readOnly'),
  );
  expect(readOnly.map(([, name]) => name)).toEqual(['company_name', 'mobile_no', 'email']);
});

test('nothing is to be updated before something is edited', () => {
  expect(visibleText(html(buildCustomerInfo('Verification Pending')))).not.toContain('Update');
});

test('a rejected account reads why', () => {
  const info = {
    ...buildCustomerInfo('Verification Pending'),
    status_message: 'The TRN differs from the certificate.',
  };
  expect(visibleText(html(info, 'gwd'))).toContain('The TRN differs from the certificate.');
});

test('the number is named as the site names it', () => {
  expect(visibleText(html(buildCustomerInfo('Active')))).toContain('GST Number');
  expect(visibleText(html(buildCustomerInfo('Active'), 'gwd'))).toContain('TRN Number');
});

test('each address carries its marks; the only one cannot be removed', () => {
  const one = [buildDeliveryAddress({ add_details: 'Plot 14' })];
  expect(visibleText(html(buildCustomerInfo('Active', one)))).toMatch(/Plot 14 .*Default Address/);
  expect(visibleText(html(buildCustomerInfo('Active', one)))).not.toContain('Remove');
  const rejected = { add_id: 2, is_default: false, approval_status: 3, approval_reason: 'No such gate' };
  const two = html(buildCustomerInfo('Active', [...one, buildDeliveryAddress({ ...rejected, add_details: 'Gate 3' })]));
  expect(visibleText(two)).toContain('No such gate');
  expect(visibleText(two)).toContain('Not Verified');
  expect(visibleText(two)).toContain('Make default Gate 3');
});

test('credit terms are shown to who has some', () => {
  expect(visibleText(html(buildCustomerInfo('Active'), 'nod', { balance: 418250, days: 45 }))).toMatch(
    /₹ ?4,18,250.00.*45 days/,
  );
  expect(visibleText(html(buildCustomerInfo('Active')))).not.toContain('Available Balance');
});

test('each session says its device, address and times in the site’s time zone; only others can be signed out one by one', () => {
  const sessions = [sessionAt('Chrome on Windows', true), sessionAt('Safari on iOS')];
  const words = visibleText(html(buildCustomerInfo('Active'), 'nod', null, sessions));
  expect(words).toContain('Signed in on 2 devices');
  expect(words).toContain('Chrome on Windows In use now · 203.0.113.9 Signed in 20 Nov 2026, 14:00 This device');
  expect(words).toContain(
    'Safari on iOS Last used 20 Nov 2026, 15:35 · 203.0.113.9 Signed in 20 Nov 2026, 14:00 Sign out Safari on iOS',
  );
  expect(words).not.toContain('Sign out Chrome');
  expect(words).toContain('Sign out everywhere');
  expect(visibleText(html(buildCustomerInfo('Active'), 'gwd', null, sessions))).toContain(
    'Last used 20 Nov 2026, 14:05',
  );
});

test('of many sessions the first five are shown, the others on demand', () => {
  const many = Array.from({ length: 12 }, (_, i) => sessionAt(`Firefox ${i + 1}`, i === 0));
  const words = visibleText(html(buildCustomerInfo('Active'), 'nod', null, many));
  expect(words).toContain('Firefox 5 ');
  expect(words).not.toContain('Firefox 6 ');
  expect(words).toContain('Show all 12');
});
