import { expect, test } from 'vitest';
import { buildCustomerInfo, buildDeliveryAddress } from '../../../tests/fixtures/checkout.ts';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { CustomerInfo } from '../get-info.contract.ts';
import type { WaitingEmailChange } from '../own-contacts/email-change.contract.ts';
import type { MyPaper } from '../papers/papers.contract.ts';
import type { MySession } from '../sign-in/my-sessions.contract.ts';
import type { MyPasskey } from '../sign-in-page/my-passkeys.contract.ts';
import { MyProfilePage } from './my-profile.page.tsx';

const regions = [{ st_id: 27, st_name: 'Maharashtra' }];

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
  papers: readonly MyPaper[] = [],
  emailChange: WaitingEmailChange = null,
  passkeys: readonly MyPasskey[] = [],
) =>
  renderPageHtml(<MyProfilePage {...{ info, regions, credit, sessions, passkeys, papers, emailChange }} asked={[]} />, {
    site,
    standing: info.standing,
  });

test.each([
  ['active', 'Active', 'good'],
  ['pending', 'Verification Pending', 'bad'],
  ['approval', 'Approval Pending', 'bad'],
  ['overdue', 'Overdue', 'bad'],
] as const)('the standing %j is shown as %s, green only when Active', (status, word, look) => {
  const [, tag = ''] = /Account Status <span class="([^"]*)">/.exec(html(buildCustomerInfo(status))) ?? [];
  expect(tag).toMatch(new RegExp(`_${look}_`));
  expect(visibleText(html(buildCustomerInfo(status)))).toContain(`Account Status ${word}`);
});

test('a waiting account can be edited, an Active one cannot; company, mobile and e-mail never', () => {
  expect(html(buildCustomerInfo('active'))).not.toContain('<form');
  const waiting = html(buildCustomerInfo('pending'));
  const readOnly = [...waiting.matchAll(/<input[^>]*name="([^"]+)"[^>]*>/g)].filter(([tag]) =>
    tag.includes('readOnly'),
  );
  expect(readOnly.map(([, name]) => name)).toEqual(['company_name', 'mobile_no', 'email']);
});

test('Update appears only after an edit', () => {
  expect(visibleText(html(buildCustomerInfo('pending')))).not.toContain('Update');
});

test('a rejected account sees the reason', () => {
  const info = {
    ...buildCustomerInfo('pending'),
    status_message: 'The TRN differs from the certificate.',
    needs_correction: true,
  };
  expect(visibleText(html(info, 'gwd'))).toContain('The TRN differs from the certificate.');
  expect(visibleText(html(info, 'gwd'))).toContain('Verification Waiting for your answer');
});

test('one that has answered is checked again', () => {
  const info = { ...buildCustomerInfo('pending'), status_message: 'The TRN differs from the certificate.' };
  expect(visibleText(html(info, 'gwd'))).toContain('Verification Our team checks your papers');
});

test('the tax number has the name used on the site', () => {
  expect(visibleText(html(buildCustomerInfo('active')))).toContain('GST Number');
  expect(visibleText(html(buildCustomerInfo('active'), 'gwd'))).toContain('TRN Number');
});

test('each address shows its badges; the only one cannot be removed', () => {
  const one = [buildDeliveryAddress({ add_details: 'Plot 14' })];
  expect(visibleText(html(buildCustomerInfo('active', one)))).toMatch(/Plot 14 .*Default Address/);
  expect(visibleText(html(buildCustomerInfo('active', one)))).not.toContain('Remove');
  const rejected = { add_id: 2, is_default: false, approval_status: 3, approval_reason: 'No such gate' };
  const two = html(buildCustomerInfo('active', [...one, buildDeliveryAddress({ ...rejected, add_details: 'Gate 3' })]));
  expect(visibleText(two)).toContain('No such gate');
  expect(visibleText(two)).toContain('Not Verified');
  expect(visibleText(two)).toContain('Make default Gate 3');
});

test('credit terms are shown only to customers who have them', () => {
  expect(visibleText(html(buildCustomerInfo('active'), 'nod', { balance: 418250, days: 45 }))).toMatch(
    /₹ ?4,18,250.00.*45 days/,
  );
  expect(visibleText(html(buildCustomerInfo('active')))).not.toContain('Available Balance');
});

test('each session shows its device, address and times in the site’s time zone; only others can be signed out one by one', () => {
  const sessions = [sessionAt('Chrome on Windows', true), sessionAt('Safari on iOS')];
  const words = visibleText(html(buildCustomerInfo('active'), 'nod', null, sessions));
  expect(words).toContain('Signed in on 2 devices');
  expect(words).toContain('Chrome on Windows In use now · 203.0.113.9 Signed in 20 Nov 2026, 14:00 This device');
  expect(words).toContain(
    'Safari on iOS Last used 20 Nov 2026, 15:35 · 203.0.113.9 Signed in 20 Nov 2026, 14:00 Sign out Safari on iOS',
  );
  expect(words).not.toContain('Sign out Chrome');
  expect(words).toContain('Sign out everywhere');
  expect(visibleText(html(buildCustomerInfo('active'), 'gwd', null, sessions))).toContain(
    'Last used 20 Nov 2026, 14:05',
  );
});

test('of many sessions the first five are shown, the others on demand', () => {
  const many = Array.from({ length: 12 }, (_, i) => sessionAt(`Firefox ${i + 1}`, i === 0));
  const words = visibleText(html(buildCustomerInfo('active'), 'nod', null, many));
  expect(words).toContain('Firefox 5 ');
  expect(words).not.toContain('Firefox 6 ');
  expect(words).toContain('Show all 12');
});

test('e-mail address, mobile number and password can be changed, by the buyer alone', () => {
  const words = visibleText(html(buildCustomerInfo('active')));
  expect(words).toMatch(/Your e-mail address .* Change e-mail address/);
  expect(words).toMatch(/Your mobile number .* Change mobile number/);
  expect(words).toMatch(/Password .* Change password/);
  expect(words).not.toContain('We have sent a link');
  const seenByStaff = renderPageHtml(
    <MyProfilePage
      {...{
        info: buildCustomerInfo('active'),
        regions,
        credit: null,
        sessions: null,
        passkeys: [],
        papers: [],
        emailChange: null,
      }}
      asked={[]}
    />,
  );
  expect(visibleText(seenByStaff)).not.toContain('Change mobile number');
});

test('a new address that waits for its link is named', () => {
  const waiting = { email: 'stores@plant.example', ends_at: '2026-11-21T10:05:00.000Z' };
  expect(visibleText(html(buildCustomerInfo('active'), 'nod', null, undefined, [], waiting))).toContain(
    'We have sent a link to stores@plant.example. The address changes when it is opened, until 21 Nov 2026, 15:35. Cancel the change',
  );
});

test('passkeys are listed with when they were used, and can be removed one by one', () => {
  const phone = { passkey_id: 1, name: 'Phone', added_at: '2026-11-20T08:30:00.000Z', last_used_at: null };
  const laptop = { ...phone, passkey_id: 2, name: 'Laptop', last_used_at: '2026-11-20T10:05:00.000Z' };
  const words = visibleText(html(buildCustomerInfo('active'), 'nod', null, undefined, [], null, [phone, laptop]));
  expect(words).toMatch(/Passkeys Phone Added .* Remove Phone Laptop Last used .* Remove Laptop .* Add a passkey/);
});
