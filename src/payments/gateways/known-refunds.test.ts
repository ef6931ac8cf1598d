import { expect, test } from 'vitest';
import { findKnownRefund } from './known-refunds.ts';

const refund = (id: string, key: string, cameBack = false) => ({ id, key, cameBack });

test.each([
  ['none is known', [], undefined, undefined, 'ours'],
  ['only one of staff is known', [refund('r1', '')], undefined, 'r1', 'ours'],
  ['it was made before', [refund('r2', 'ours'), refund('r1', '')], 'r2', 'r2', 'ours'],
  ['it came back', [refund('r1', 'ours', true)], undefined, undefined, 'ours again 1'],
  [
    'it came back twice',
    [refund('r2', 'ours', true), refund('r1', 'ours', true)],
    undefined,
    undefined,
    'ours again 2',
  ],
  ['it was made again', [refund('r2', 'ours'), refund('r1', 'ours', true)], 'r2', 'r2', 'ours again 1'],
  ['another one came back', [refund('r1', 'another', true)], undefined, undefined, 'ours'],
])('%s', (_, refunds, before, latest, requestKey) => {
  const found = findKnownRefund(refunds, 'ours');
  expect({ before: found.before?.id, latest: found.latest?.id, requestKey: found.requestKey }).toEqual({
    before,
    latest,
    requestKey,
  });
});
