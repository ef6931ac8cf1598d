import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { forAnyone } from '../../../tests/actions/call-options.ts';
import { setUp } from '../../../tests/store/set-up.ts';
import { openTestStore } from '../../../tests/store/test-store.ts';
import { defineContract, instant } from '../../lib/contract.ts';
import { sites } from '../../sites/resolve-site.ts';
import { type Refusal, refuse } from '../refuse.server.ts';
import { defineCall, defineCallWithSideEffects, defineDeskCall, type Handler } from './define-call.server.ts';
import { dispatch } from './dispatch.server.ts';

const { nod } = sites;

const store = setUp(openTestStore);

const pay = defineContract({
  path: 'api/pay/',
  method: 'POST',
  summary: 'pays',
  request: z.object({ item: z.string().optional() }),
  reply: z.object({ success: z.literal(true), steps: z.array(z.string()) }),
  refusals: { closed: 'The counter is closed.' },
});

async function replyOf(handler: Handler, body: unknown = {}) {
  const incoming = { site: nod, body, token: undefined, address: '198.51.100.7', requestId: 'r-1', secure: false };
  return (await dispatch(store.server, handler, incoming)).body;
}

test('a call gets the request of its contract and may refuse it by name', async () => {
  const call = defineCall(pay, forAnyone, async ({ item }) =>
    item ? { success: true as const, steps: [item] } : refuse(pay, 'closed'),
  );
  expect(await replyOf(call, { item: '6205', other: 1 })).toEqual({ success: true, steps: ['6205'] });
  expect(await replyOf(call)).toEqual({ success: false, refusal: 'closed', message: 'The counter is closed.' });
});

test('a row goes out to the desk as it is, with its moments as text and without what its schema does not name', async () => {
  const contract = defineContract({
    path: 'desk/api/sold/',
    method: 'GET',
    summary: 'lists what was sold',
    request: z.object({}),
    reply: z.object({
      success: z.literal(true),
      rows: z.array(z.object({ name: z.string(), at: instant.nullable() })),
    }),
  });
  const row = { name: '6205', at: new Date('2026-11-20T05:00:00Z'), costMinor: 91_80 };
  const anybody = { capability: 'anything', isGrantedTo: (_staff: unknown): _staff is undefined => true };
  const call = defineDeskCall(contract, { requires: anybody }, async () => ({
    success: true as const,
    rows: [row, { ...row, at: null }],
  }));
  expect(await replyOf(call)).toEqual({
    success: true,
    rows: [
      { name: '6205', at: '2026-11-20T05:00:00.000Z' },
      { name: '6205', at: null },
    ],
  });
});

test('a refusal whose name the contract does not declare does not compile', () => {
  type Answered<Run extends (...args: never[]) => unknown> = Awaited<ReturnType<Run>>;
  type OfBuyers = Answered<Parameters<typeof defineCall<typeof pay, undefined>>[2]>;
  type OfStaff = Answered<Parameters<typeof defineDeskCall<typeof pay, undefined>>[2]>;
  type Outside = Parameters<typeof defineCallWithSideEffects<typeof pay, undefined>>[2];
  type Before = Answered<NonNullable<Outside['before']>>;
  type After = Answered<NonNullable<Outside['after']>>;
  expectTypeOf<Refusal<'closed'>>().toExtend<OfBuyers & OfStaff & Before & After>();
  expectTypeOf<Refusal<'made_up'>>().not.toExtend<OfBuyers>();
  expectTypeOf<Refusal<'made_up'>>().not.toExtend<OfStaff>();
  expectTypeOf<Refusal<'made_up'>>().not.toExtend<Before>();
  expectTypeOf<Refusal<'made_up'>>().not.toExtend<After>();
  expectTypeOf<Refusal<string>>().not.toExtend<OfStaff>();
});

function payInSteps(early: boolean) {
  const steps: string[] = [];
  const handler = defineCallWithSideEffects(
    pay,
    { ...forAnyone, transaction: true },
    {
      before: async (_request, { db, database }) => {
        steps.push(`gateway asked, in a transaction: ${db !== database}`);
        return early ? refuse(pay, 'closed') : undefined;
      },
      after: async (paid: string, { db, database }) => {
        steps.push(`${paid}, then gateway told, in a transaction: ${db !== database}`);
        return { success: true as const, steps };
      },
    },
    async (_request, { db, database }) => {
      steps.push(`written, in a transaction: ${db !== database}`);
      return 'paid';
    },
  );
  return { handler, steps };
}

test('other services are asked before and told after the transaction, never within', async () => {
  expect(await replyOf(payInSteps(false).handler)).toMatchObject({
    steps: [
      'gateway asked, in a transaction: false',
      'written, in a transaction: true',
      'paid, then gateway told, in a transaction: false',
    ],
  });
});

test('a refusal before the transaction is the reply, and nothing else is done', async () => {
  const { handler, steps } = payInSteps(true);
  expect(await replyOf(handler)).toMatchObject({ refusal: 'closed' });
  expect(steps).toHaveLength(1);
});
