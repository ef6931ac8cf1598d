import { expect, test } from 'vitest';
import { readListInThread } from './quick-order-worker.server.ts';

const view = {
  site: 'nod',
  pricing: { today: '2026-11-20', nextWorkingDay: '2026-11-23', taxTreatment: 'state' },
  visibility: { listPrice: false, yourPrice: false, availability: false, quantity: false },
} as const;

test('matches and items are asked of the caller, who has the database', async () => {
  const asked: string[] = [];
  const { lines } = await readListInThread(
    { ...view, source: { text: '6205 40\ngasket 5' } },
    async (name, argument) => {
      asked.push(`${name} ${(argument as readonly unknown[]).length}`);
      return new Map();
    },
  );
  expect(asked).toEqual([expect.stringMatching(/^matches \d$/), expect.stringMatching(/^matches \d$/)]);
  expect(lines).toMatchObject([
    { line: 1, quantity: 40, result: 'not_found', message: 'No item has this number.' },
    { line: 2, quantity: 5, result: 'no_bearing' },
  ]);
});
