import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { findMutatedLines, type MutationArea } from './mutation-areas.ts';

const results = 'test-results/mutation';

export async function runMutants(area: MutationArea): Promise<MutantResult[]> {
  const config = area.withStatic ? 'fresh-modules.vitest.config.ts' : 'vitest.config.ts';
  const report = `${results}/${area.name.replaceAll('/', '-')}`;
  const mutants = await new Stryker({
    mutate: findMutatedLines(area),
    testFiles: [...area.tests],
    testRunner: 'vitest',
    vitest: { configFile: `tests/mutation/${config}`, related: false, pool: 'forks' },
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutation/ignore-texts.ts'],
    ignorers: ['texts'],
    ignoreStatic: !area.withStatic,
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 30_000,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName: `${results}/sandbox`,
    cleanTempDir: 'always',
    ignorePatterns: ['build', '.react-router', '.raceway', 'coverage', 'test-results'],
    // Stryker would rewrite it with TypeScript's former API.
    tsconfigFile: 'none',
    warnings: false,
    allowConsoleColors: false,
  }).runMutationTest();
  return mutants.filter(({ status }) => status !== 'Ignored');
}
