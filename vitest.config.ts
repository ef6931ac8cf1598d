import { defineConfig } from 'vitest/config';

// The pages' own Vite config stays out: its React Router plugin is for the built store, not for single files.
export default defineConfig({
  test: {
    pool: 'forks',
    retry: 0,
    hookTimeout: 120_000,
    // Long enough for a busy machine; what holds at once is not waited for.
    expect: { poll: { timeout: 30_000 } },
    // The durations of the last run would order the files by how long they wait; without them the largest run first.
    cache: false,
    // CommonJS packages are imported as Node imports them.
    deps: { interopDefault: false },
    // The gate leaves these out by `--tags-filter '!lab'`, `npm run lab -- tests` runs them alone.
    tags: [
      { name: 'lab', description: 'proves much but takes longer than the gate may', timeout: 180_000 },
      { name: 'step', description: 'a test of the gate on which one of the lab stands, so that both run it' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'lab/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'lab/mutation/fixture/**'],
          globalSetup: 'tests/store/test-database.ts',
          setupFiles: ['tests/fail-on-console-error.ts', 'tests/fixed-seed.ts'],
          // Ends what hangs. On a slow machine a test that starts processes takes half a minute beside others.
          testTimeout: 60_000 * Number(process.env.RUNS ?? 1),
          // Files share what they import: every store is its own, and no module keeps anything of a test.
          isolate: false,
          maxWorkers: 4,
          // What runs both projects runs one after the other.
          sequence: { groupOrder: 0 },
        },
      },
      {
        // In a browser.
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: ['tests/browser/unpack-browser.ts', 'tests/store/test-database.ts'],
          isolate: false,
          // Node imports the sources itself, as when the store runs, which costs less than Vite's transforms.
          experimental: { viteModuleRunner: false },
          // Most of a journey is waiting: for a page, for a mail.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
    ],
  },
});
