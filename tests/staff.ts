import { readDeskCommand, runDesk } from '../src/desk/run-desk.ts';
import type { TestStore } from './store.ts';

/** What staff type behind `npm run desk --`; answers what the terminal shows, throws when it was not done. */
export async function staff(store: TestStore, args: string[], folder = ''): Promise<string> {
  const work = { database: store.database, folder, by: 'Meera', now: store.now() };
  const { said, failed } = await runDesk(readDeskCommand(args), work);
  if (failed) throw new Error(said.join('\n'));
  return said.join('\n');
}
