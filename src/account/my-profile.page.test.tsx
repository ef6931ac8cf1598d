import { expect, test } from 'vitest';
import { pageHtml, wordsOf } from '../../tests/page.tsx';
import { addressOf, infoOf } from '../../tests/reviewed.ts';
import type { CustomerInfo } from './get-info.contract.ts';
import { MyProfilePage } from './my-profile.page.tsx';

const regions = [{ st_id: 27, st_name: 'Maharashtra' }];
const overdue = 'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace).';

const html = (
  info: CustomerInfo,
  site: 'nod' | 'gwd' = 'nod',
  credit: { balance: number; days: number } | null = null,
) => pageHtml(<MyProfilePage info={info} regions={regions} credit={credit} />, { site, status: info.status });

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
