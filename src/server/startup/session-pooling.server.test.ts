import { expect, inject, onTestFinished, test } from 'vitest';
import { hasPgBouncer, startPgBouncer } from '../../../tests/store/start-pgbouncer.ts';
import { requireSessions } from './session-pooling.server.ts';

const { connection } = inject('postgres');

test('a server without a pooler keeps sessions', async () => {
  await requireSessions(connection);
});

test.skipIf(!hasPgBouncer)('a pooler in transaction mode is refused', async () => {
  const bouncer = await startPgBouncer(connection, 'transaction');
  onTestFinished(bouncer.stop);
  await expect(requireSessions(bouncer.connection)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('set its pool_mode to session'),
  });
});
