import { defineConfig } from 'vitest/config';

// Set by run-mutants.ts, because Stryker passes nothing on to this file.
const { MUTATE_DATABASE } = process.env;

// The unit project alone: Stryker takes one project.
export default defineConfig({
  test: {
    pool: 'forks',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'lab/mutation/fixture/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: MUTATE_DATABASE ? 'tests/store/test-database.ts' : [],
    setupFiles: 'tests/fail-on-console-error.ts',
    hookTimeout: 120_000,
    testTimeout: 30_000,
    isolate: false,
    // As in the gate.
    tags: [{ name: 'lab', skip: true }],
  },
});
