import { readDeskCommand, runDesk } from '../../src/desk/run-desk.server.ts';
import type { TestStore } from '../store/test-store.ts';

type Work = Parameters<typeof runDesk>[1];

/** The words after `npm run desk --`. */
export const runDeskCommand = (store: TestStore, args: string[], work: Partial<Work> = {}) =>
  runDesk(readDeskCommand(args), {
    database: store.database,
    by: 'tester',
    now: store.now(),
    demo: true,
    ...work,
  });
