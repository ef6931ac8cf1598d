import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { letterText } from './letter-text.server.ts';

test('staff read the reminder as the buyer does', () => {
  const letter = {
    stage: 'firm' as const,
    company: 'Western Gear & Pump Works',
    overdueMinor: 500_00,
    totalMinor: 700_00,
    onAccountMinor: 0,
    invoices: [{ reference: 'NM/26-27/000001', dueOn: '2026-11-01', daysLate: 20, openMinor: 500_00 }],
  };
  const { subject, text } = letterText(sites.nod, letter, 'https://nod.example');
  expect(subject).toMatch(/^Second reminder: ₹\s500.00 is overdue$/);
  expect(text).toMatch(/Our invoices for ₹\s500.00 are still unpaid after our reminder\./);
  expect(text).toMatch(/NM\/26-27\/000001 .*1 Nov 2026 .*20 .*500.00/);
  expect(text).toContain('https://nod.example/statement');
});
