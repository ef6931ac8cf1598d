import { expect, test } from 'vitest';
import { everyHandler } from '../../src/app.server.ts';
import type { CallContext } from '../../src/server/calls/define-call.server.ts';
import { readEnv } from '../../src/server/env.server.ts';
import { Refusal } from '../../src/server/refuse.server.ts';

const handlers = everyHandler(readEnv({}));
const restricted = handlers.flatMap((handler) => {
  const { requires } = handler.options;
  return requires ? [{ handler, requires, path: handler.contract.path }] : [];
});

test('only these calls require a capability', () => {
  expect(restricted.map(({ path, requires: { capability } }) => [path, capability])).toEqual([
    ['api/add_item/', 'add-to-cart'],
    ['api/reorder/', 'add-to-cart'],
  ]);
});

test.each(restricted)('$path refuses every account without the capability', async ({ handler, requires }) => {
  expect(handler.options.access).toBe('verified');
  for (const standing of ['pending', 'approval', 'active'] as const) {
    if (requires.isMet(standing)) continue;
    const reply = await handler.run({}, { caller: { standing } } as CallContext);
    expect(reply).toBeInstanceOf(Refusal);
    expect(reply).toMatchObject({ refusal: 'not_active', message: expect.stringContaining(' ') });
  }
});
