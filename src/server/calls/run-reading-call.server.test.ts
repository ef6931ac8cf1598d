import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract } from '../../lib/contract.ts';
import type { Database, ServerState } from '../database/database.server.ts';
import { createReplicas } from '../database/replicas.server.ts';
import { type CallOptions, defineCall } from './define-call.server.ts';
import { readsOnly, runReadingCall, type Servers } from './run-reading-call.server.ts';

const reply = z.object({ success: z.literal(true) });
const contract = (method: 'GET' | 'POST') =>
  defineContract({ path: 'api/read/', method, summary: 'Reads.', request: z.object({}), reply });
const permission = {
  capability: 'browse',
  isGrantedTo: (_caller: unknown): _caller is undefined => true,
  refusal: undefined,
};
type Effect = Partial<CallOptions<undefined, Record<string, never>, never>>;
const call = (method: 'GET' | 'POST', effect: Effect) => {
  const options = { requires: permission, ...effect } as CallOptions<undefined, Record<string, never>, never>;
  return defineCall(contract(method), options, async () => ({ success: true as const }));
};

test.each([
  ['a GET call', call('GET', {}), true],
  ['a GET call with a transaction', call('GET', { transaction: true }), false],
  ['a POST call', call('POST', {}), false],
  ['a POST call that says so', call('POST', { reads: 'primary' }), true],
])('%s changes nothing: %s', (_which, handler, expected) => {
  expect(readsOnly(handler)).toBe(expected);
});

const replica = { isReplica: true } as Database;
const lost = Object.assign(new Error('gone'), { code: 'ECONNRESET' });
const readOnly = Object.assign(new Error('read-only'), { code: '25006' });
const tooLong = Object.assign(new Error('too long'), { code: '57014' });

function primaryIn(state: ServerState) {
  const replicas = createReplicas([replica], 5_000, () => 100);
  const facts = { standby: false, readOnly: false, position: 7, system: 'one' };
  replicas.notePrimary(facts, 50);
  replicas.noteReplica(replica, { ...facts, standby: true });
  return { isReplica: false, replicas, state: () => state } as unknown as Database;
}

/** Where the call ran, in order; `failing` throws there. */
async function runs(
  state: ServerState,
  reads: 'primary' | 'replica',
  failing: Partial<Record<'primary' | 'replica', Error>> = {},
  position = 0,
) {
  const primary = primaryIn(state);
  const ran: string[] = [];
  const run = async ({ home, reader }: Servers) => {
    const name = reader === replica ? 'replica' : 'primary';
    ran.push(home === reader ? `all on ${name}` : `read on ${name}`);
    if (failing[name]) throw failing[name];
  };
  const failure = await runReadingCall(primary, call('POST', { reads }), position, run).catch((cause: Error) => cause);
  return failure ? [...ran, failure.message] : ran;
}

test('a call reads a replica where it may, and a server that fails is replaced once', async () => {
  expect(await runs('writable', 'primary')).toEqual(['all on primary']);
  expect(await runs('writable', 'replica')).toEqual(['read on replica']);
  expect(await runs('writable', 'replica', {}, 8)).toEqual(['all on primary']);
  expect(await runs('writable', 'replica', { replica: lost })).toEqual(['read on replica', 'all on primary']);
  expect(await runs('writable', 'primary', { primary: lost })).toEqual(['all on primary', 'all on replica']);
  expect(await runs('writable', 'primary', { primary: lost, replica: lost })).toEqual([
    'all on primary',
    'all on replica',
    'gone',
  ]);
  expect(await runs('writable', 'primary', { primary: tooLong })).toEqual(['all on primary', 'too long']);
});

test('while the primary is away everything is read from a replica', async () => {
  expect(await runs('away', 'primary')).toEqual(['all on replica']);
  expect(await runs('silent', 'replica')).toEqual(['all on replica']);
  expect(await runs('read-only', 'primary')).toEqual(['all on primary']);
});

test('a call that writes although it is said to read only is a bug', async () => {
  expect(await runs('writable', 'replica', { replica: readOnly })).toEqual([
    'read on replica',
    'api/read/ is defined to read only, and writes',
  ]);
});
