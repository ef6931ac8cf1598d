import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const longest = [
  'accessibility',
  'demo-store',
  'startup',
  'open-a-shop',
  'desk-accessibility',
  'desk-journeys',
  'desk-live',
  'desk-opening',
  'graceful-shutdown',
  'manage-sessions',
  'quick-order',
  'unprivileged-user',
  'side-by-side',
  'every-call',
  'find-long-locks',
  'run-parent.server',
  'start-embedded-postgres.server',
  'faults',
  'mutate',
  'regular-expressions',
  'statement-types',
];
const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(`/${name}.test.ts`));

/** A long file that starts last would leave the other worker without work. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

// The pages' own Vite config stays out: its React Router plugin is for the built store, not for single files.
export default defineConfig({
  test: {
    pool: 'forks',
    retry: 0,
    hookTimeout: 120_000,
    // Long enough for a busy machine; what holds at once is not waited for.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
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
          testTimeout: 30_000,
          // Files share what they import: every store is its own, and no module keeps anything of a test.
          isolate: false,
          maxWorkers: 3,
        },
      },
      {
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
          testTimeout: 180_000,
        },
      },
    ],
  },
});
