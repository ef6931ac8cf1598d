import { runDeskCommand } from '../actions/run-desk-command.ts';
import type { TestStore } from './test-store.ts';

export async function runStaffCommand(store: TestStore, args: string[]): Promise<string> {
  const { lines, failed } = await runDeskCommand(store, args, { by: 'Meera' });
  if (failed) throw new Error(lines.join('\n'));
  return lines.join('\n');
}
