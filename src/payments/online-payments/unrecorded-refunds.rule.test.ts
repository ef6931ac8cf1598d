import { expect, test } from 'vitest';
import { findUnrecorded, type RecordedRefund } from './unrecorded-refunds.rule.ts';

const row = (id: number, amountMinor: number, more: Partial<RecordedRefund> = {}): RecordedRefund => ({
  id,
  key: `ours ${id}`,
  refundId: null,
  amountMinor,
  isFailed: false,
  ...more,
});
const refund = (id: string, amountMinor: number, { key = null as string | null, cameBack = false } = {}) => ({
  id,
  key,
  amountMinor,
  cameBack,
});

test.each([
  ['nothing is refunded', [], [], []],
  ['a refund of the dashboard is unknown', [], [refund('r1', 50)], [['r1', 50, undefined]]],
  ['it is recorded', [row(1, 50, { refundId: 'r1' })], [refund('r1', 50)], []],
  ['it came back', [], [refund('r1', 50, { cameBack: true })], []],
  ['ours was made, and its reply is still to come', [row(1, 50)], [refund('r1', 50, { key: 'ours 1' })], []],
  [
    'the reply to ours was lost, and the dashboard refunds more',
    [row(1, 100, { isFailed: true })],
    [refund('r2', 50), refund('r1', 100, { key: 'ours 1' })],
    [['r2', 50, undefined]],
  ],
  ['ours is under way, so that of the dashboard may stand for it', [row(1, 100)], [refund('r1', 60)], []],
  ['ours failed, and is made there', [row(1, 100, { isFailed: true })], [refund('r1', 100)], [['r1', 100, 1]]],
  [
    'ours failed, and is made there in two parts',
    [row(1, 100, { isFailed: true })],
    [refund('r2', 60), refund('r1', 40)],
    [
      ['r1', 40, 1],
      ['r2', 60, 1],
    ],
  ],
  [
    'two of ours failed, and one refund there is more than both',
    [row(1, 100, { isFailed: true }), row(2, 30, { isFailed: true })],
    [refund('r1', 150)],
    [
      ['r1', 100, 1],
      ['r1', 30, 2],
      ['r1', 20, undefined],
    ],
  ],
  ['staff said that it was settled otherwise', [row(1, 100)], [refund('r1', 100)], []],
])('%s', (_, recorded, ofGateway, found) => {
  expect(findUnrecorded(recorded, ofGateway).map((one) => [one.refundId, one.amountMinor, one.insteadOf?.id])).toEqual(
    found,
  );
});
