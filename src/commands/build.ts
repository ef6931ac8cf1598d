import { ensureBuild } from '../server/pages/ensure-build.server.ts';
import { describeStartupFailure } from '../server/startup/startup-failure.server.ts';

/** Builds the pages, so that a user without write access to the code can start the store. */
async function main(): Promise<void> {
  const { folder, isNew } = await ensureBuild();
  console.log(isNew ? `The pages are built into ${folder}.` : `The pages are built already, in ${folder}.`);
}

main().catch((cause: unknown) => {
  console.error(describeStartupFailure(cause) ?? cause);
  process.exit(1);
});
