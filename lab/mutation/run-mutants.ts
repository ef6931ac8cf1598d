import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { findMutatedLines, type MutationArea } from './mutation-areas.ts';

const results = 'test-results/mutation';
const needsDatabase = /\.(server|db|sql)\.ts$/;

/** `without` names folders that the tests do not need. All else is copied, which takes seconds. */
export async function runMutants(area: MutationArea, without: readonly string[] = []): Promise<MutantResult[]> {
  process.env.MUTATE_DATABASE = area.mutate.some((file) => needsDatabase.test(file)) ? 'yes' : '';
  const report = `${results}/${area.name.replaceAll('/', '-')}`;
  const mutants = await new Stryker({
    mutate: findMutatedLines(area),
    testFiles: [...area.tests],
    testRunner: 'vitest',
    vitest: { configFile: 'lab/mutation/vitest.config.ts', related: false, pool: 'forks' },
    plugins: ['@stryker-mutator/vitest-runner', './lab/mutation/ignore-texts.ts'],
    ignorers: ['texts'],
    // With Vitest 5 a change in what runs on import is never switched on, and would seem to survive.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: `${results}/sandbox`,
    cleanTempDir: 'always',
    ignorePatterns: ['build', '.react-router', '.raceway', 'coverage', 'test-results', ...without],
    // Stryker would rewrite it with TypeScript's former API.
    tsconfigFile: 'none',
    warnings: false,
    allowConsoleColors: false,
  }).runMutationTest();
  return mutants.filter(({ status }) => status !== 'Ignored');
}
