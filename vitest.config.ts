import { defineConfig } from 'vitest/config';

// The pages' own Vite config stays out: its React Router plugin is for the built store, not for single files.
export default defineConfig({
  test: {
    pool: 'forks',
    retry: 0,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/*.test.ts'],
          globalSetup: 'tests/database.ts',
          setupFiles: 'tests/no-stray-errors.ts',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/e2e/*.test.ts'],
          globalSetup: 'tests/database.ts',
          // A browser and a store fill the two cores of a small machine.
          fileParallelism: false,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
