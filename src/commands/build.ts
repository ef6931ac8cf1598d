import { join } from 'node:path';
import { ensureBuild } from '../server/pages/ensure-build.server.ts';
import { describeStartupFailure } from '../server/startup/startup-failure.server.ts';
import { assembleFolder } from './distribution/assemble-folder.server.ts';

const root = join(import.meta.dirname, '../..');
const withoutDatabase = '--without-database';

/** Builds the pages, and the folder dist that starts with Node alone. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== withoutDatabase)) throw new Error(`Usage: npm run build [-- ${withoutDatabase}]`);
  const { folder } = await ensureBuild();
  const dist = join(root, 'dist');
  await assembleFolder(root, folder, dist, args.length === 0);
  console.log(`The store is in ${dist}: node dist/main.js starts it.`);
}

main().catch((cause: unknown) => {
  console.error(describeStartupFailure(cause) ?? cause);
  process.exit(1);
});
