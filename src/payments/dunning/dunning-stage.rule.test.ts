import { expect, test } from 'vitest';
import type { DunningStage } from '../../sites/site-facts.ts';
import { dueStage, type InvoiceToRemind, isReminded, letterStage, type SentStage } from './dunning-stage.rule.ts';

const days = { friendly: 3, firm: 10, stop: 30 };
const today = '2026-11-20';
const sent = (stage: DunningStage, sentOn: string): SentStage => ({ stage, sentOn });
const invoice = (daysLate: number, over: Partial<InvoiceToRemind> = {}): InvoiceToRemind => ({
  openMinor: 100_00,
  daysLate,
  isDisputed: false,
  sent: [],
  ...over,
});
const friendly = sent('friendly', '2026-11-10');
const firm = sent('firm', '2026-11-15');

test.each<[string, InvoiceToRemind, DunningStage | undefined]>([
  ['not due yet', invoice(0), undefined],
  ['two days late', invoice(2), undefined],
  ['three days late', invoice(3), 'friendly'],
  ['very late, but never reminded of', invoice(90), 'friendly'],
  ['nine days late, reminded of once', invoice(9, { sent: [friendly] }), undefined],
  ['ten days late, reminded of once', invoice(10, { sent: [friendly] }), 'firm'],
  ['reminded of four days ago', invoice(20, { sent: [sent('friendly', '2026-11-16')] }), undefined],
  ['reminded of five days ago', invoice(20, { sent: [sent('friendly', '2026-11-15')] }), 'firm'],
  ['reminded of twice', invoice(30, { sent: [friendly, firm] }), 'stop'],
  ['reminded of in all stages', invoice(90, { sent: [friendly, firm, sent('stop', '2026-10-01')] }), undefined],
  ['in dispute', invoice(40, { isDisputed: true }), undefined],
  ['less than a rupee', invoice(40, { openMinor: 99 }), undefined],
])('an invoice %s', (_what, one, stage) => {
  expect(dueStage(one, today, days)).toBe(stage);
});

test('staff may remind of what is late by a day', () => {
  expect(isReminded(invoice(1))).toBe(true);
  expect(isReminded(invoice(0))).toBe(false);
});

test.each<[DunningStage[], DunningStage | undefined]>([
  [[], undefined],
  [['friendly', 'stop', 'firm'], 'stop'],
  [['friendly', 'friendly'], 'friendly'],
])('a letter about %j', (stages, stage) => {
  expect(letterStage(stages)).toBe(stage);
});
