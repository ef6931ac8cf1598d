import { readDeskCommand, runDesk } from '../../src/desk/run-desk.server.ts';
import type { TestStore } from './test-store.ts';

export async function runStaffCommand(store: TestStore, args: string[], folder = ''): Promise<string> {
  const work = { database: store.database, folder, by: 'Meera', now: store.now(), demo: true };
  const { lines, failed } = await runDesk(readDeskCommand(args), work);
  if (failed) throw new Error(lines.join('\n'));
  return lines.join('\n');
}
