import { defineConfig } from 'vitest/config';

// The unit project alone: the mutation runner takes one project, and needs no browser.
export default defineConfig({
  test: {
    pool: 'forks',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: 'tests/store/test-database.ts',
    setupFiles: 'tests/fail-on-console-error.ts',
    hookTimeout: 120_000,
    testTimeout: 30_000,
    isolate: false,
  },
});
