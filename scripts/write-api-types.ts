import { rm } from 'node:fs/promises';
import { installGenerators, writeApiTypes } from '../tests/http/client-generators.ts';
import { createScratchFolder } from '../tests/store/test-database.ts';

/** Fetches the generator from the package registry. */
const folder = await createScratchFolder();
try {
  await installGenerators(folder);
  await writeApiTypes(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
