import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order in which these start. Of those that mostly wait, few run at once. */
const first = [
  // Browser tests
  'demo-store',
  'open-a-shop',
  'accessibility',
  'startup',
  'desk-accessibility',
  'new-customer',
  'desk-live',
  'desk-journeys',
  'quick-order',
  'manage-sessions',
  'graceful-shutdown',
  'unprivileged-user',
  // Unit tests
  'every-call',
  'statement-types',
  'start-embedded-postgres.server',
  'without-primary',
  'work-on-imports.server',
  'routes',
  'import-file.server',
  'print-catalogue.server',
];
/** Unit tests that mostly wait, for a timeout or another process: begun one after the other, beside others. */
const waiting = [
  'run-parent.server',
  'payment-scenarios',
  'gateway-secrets',
  'stripe.server',
  'database-heartbeat.server',
  'guard-requests.server',
  'shut-down-store.server',
  'changes.server',
];
const filesBetween = 40;

const nameOf = ({ moduleId }: TestSpecification) => basename(moduleId).replace(/\.test\.tsx?$/, '');
/** In the order of the names. */
const named = (files: readonly TestSpecification[], names: readonly string[]) =>
  names.flatMap((name) => files.filter((file) => nameOf(file) === name));

/** A long file that starts last would leave the other workers without work. */
class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const [early, spread] = [named(sorted, first), named(sorted, waiting)];
    const others = sorted.filter((file) => !early.includes(file) && !spread.includes(file));
    for (const [index, file] of spread.entries()) others.splice((index + 1) * filesBetween, 0, file);
    return [...early, ...others];
  }
}

/** In a browser. */
const journeys = (name: string, include: string) => ({
  extends: true as const,
  test: {
    name,
    include: [include],
    globalSetup: ['tests/browser/unpack-browser.ts', 'tests/store/test-database.ts'],
    isolate: false,
    // Node imports the sources itself, as when the store runs, which costs less than Vite's transforms.
    experimental: { viteModuleRunner: false },
    // Most of a journey is waiting: for a page, for a mail.
    maxWorkers: 3,
    testTimeout: 180_000,
  },
});

// The pages' own Vite config stays out: its React Router plugin is for the built store, not for single files.
export default defineConfig({
  test: {
    pool: 'forks',
    retry: 0,
    hookTimeout: 120_000,
    // Long enough for a busy machine; what holds at once is not waited for.
    expect: { poll: { timeout: 30_000 } },
    // The durations of the last run would order the files by how long they wait.
    cache: false,
    sequence: { sequencer: LongFilesFirst },
    // CommonJS packages are imported as Node imports them.
    deps: { interopDefault: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          globalSetup: 'tests/store/test-database.ts',
          setupFiles: ['tests/fail-on-console-error.ts', 'tests/fixed-seed.ts'],
          // Ends what hangs. On a slow machine a test that starts processes takes half a minute beside others.
          testTimeout: 60_000,
          // Files share what they import: every store is its own, and no module keeps anything of a test.
          isolate: false,
          maxWorkers: 4,
        },
      },
      {
        // What proves much but takes long: `npm run lab -- tests`.
        extends: true,
        test: {
          name: 'lab',
          include: ['lab/**/*.test.ts'],
          exclude: ['lab/journeys/**'],
          globalSetup: 'tests/store/test-database.ts',
          setupFiles: ['tests/fail-on-console-error.ts', 'tests/fixed-seed.ts'],
          testTimeout: 180_000,
          isolate: false,
          maxWorkers: 2,
        },
      },
      journeys('journeys', 'tests/e2e/*.test.ts'),
      // Breadth and bad networks: `npm run lab -- tests`.
      journeys('lab-journeys', 'lab/journeys/*.test.ts'),
    ],
  },
});
