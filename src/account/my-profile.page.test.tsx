import { expect, test } from 'vitest';
import { pageHtml, wordsOf } from '../../tests/page.tsx';
import { addressOf, infoOf } from '../../tests/reviewed.ts';
import type { CustomerInfo } from './get-info.contract.ts';
import { MyProfilePage } from './my-profile.page.tsx';
import type { MySession } from './my-sessions.contract.ts';

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
  pageHtml(<MyProfilePage info={info} regions={regions} credit={credit} sessions={sessions} />, {
    site,
    status: info.status,
  });

test.each([
  ['Active', 'Active', 'good'],
  ['Verification Pending', 'Verification Pending', 'bad'],
  ['Approval Pending', 'Approval Pending', 'bad'],
  [overdue, 'Overdue', 'bad'],
])('the status %j is shown as %s, green only when Active', (status, word, look) => {
  const [, tag = ''] = /Account Status <span class="([^"]*)">/.exec(html(infoOf(status))) ?? [];
  expect(tag).toMatch(new RegExp(`_${look}_`));
  expect(wordsOf(html(infoOf(status)))).toContain(`Account Status ${word}`);
});

test('an Active account is read, a waiting one is edited; company, mobile and e-mail never', () => {
  expect(html(infoOf('Active'))).not.toContain('<form');
  const waiting = html(infoOf('Verification Pending'));
  const readOnly = [...waiting.matchAll(/<input[^>]*name="([^"]+)"[^>]*>/g)].filter(([tag]) =>
    tag.includes('readOnly'),
  );
  expect(readOnly.map(([, name]) => name)).toEqual(['company_name', 'mobile_no', 'email']);
});

test('nothing is to be updated before something is edited', () => {
  expect(wordsOf(html(infoOf('Verification Pending')))).not.toContain('Update');
});

test('a rejected account reads why', () => {
  const info = { ...infoOf('Verification Pending'), status_message: 'The TRN differs from the certificate.' };
  expect(wordsOf(html(info, 'gwd'))).toContain('The TRN differs from the certificate.');
});

test('the number is named as the site names it', () => {
  expect(wordsOf(html(infoOf('Active')))).toContain('GST Number');
  expect(wordsOf(html(infoOf('Active'), 'gwd'))).toContain('TRN Number');
});

test('each address carries its marks; the only one cannot be removed', () => {
  const one = [addressOf({ add_details: 'Plot 14' })];
  expect(wordsOf(html(infoOf('Active', one)))).toMatch(/Plot 14 .*Default Address/);
  expect(wordsOf(html(infoOf('Active', one)))).not.toContain('Remove');
  const rejected = { add_id: 2, is_default: false, approval_status: 3, approval_reason: 'No such gate' };
  const two = html(infoOf('Active', [...one, addressOf({ ...rejected, add_details: 'Gate 3' })]));
  expect(wordsOf(two)).toContain('No such gate');
  expect(wordsOf(two)).toContain('Not Verified');
  expect(wordsOf(two)).toContain('Make default Gate 3');
});

test('credit terms are shown to who has some', () => {
  expect(wordsOf(html(infoOf('Active'), 'nod', { balance: 418250, days: 45 }))).toMatch(/₹ ?4,18,250.00.*45 days/);
  expect(wordsOf(html(infoOf('Active')))).not.toContain('Available Balance');
});

test('each session says its device, address and times in the site’s time zone; only others can be signed out one by one', () => {
  const sessions = [sessionAt('Chrome on Windows', true), sessionAt('Safari on iOS')];
  const words = wordsOf(html(infoOf('Active'), 'nod', null, sessions));
  expect(words).toContain('Signed in on 2 devices');
  expect(words).toContain('Chrome on Windows In use now · 203.0.113.9 Signed in 20 Nov 2026, 14:00 This device');
  expect(words).toContain(
    'Safari on iOS Last used 20 Nov 2026, 15:35 · 203.0.113.9 Signed in 20 Nov 2026, 14:00 Sign out Safari on iOS',
  );
  expect(words).not.toContain('Sign out Chrome');
  expect(words).toContain('Sign out everywhere');
  expect(wordsOf(html(infoOf('Active'), 'gwd', null, sessions))).toContain('Last used 20 Nov 2026, 14:05');
});

test('of many sessions the first five are shown, the others on demand', () => {
  const many = Array.from({ length: 12 }, (_, i) => sessionAt(`Firefox ${i + 1}`, i === 0));
  const words = wordsOf(html(infoOf('Active'), 'nod', null, many));
  expect(words).toContain('Firefox 5 ');
  expect(words).not.toContain('Firefox 6 ');
  expect(words).toContain('Show all 12');
});
