import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, root } from './source-files.ts';

export type TextFile = { path: string; text: string };

const rootFiles = ['package.json', 'README.md', '.env.example', '.npmrc', 'biome.json', 'knip.json', 'tsconfig.json'];
const rootCode = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts', 'drizzle.config.ts'];

/** Excludes this check and its test, which contain the patterns. */
export function readTextFiles(): TextFile[] {
  const kinds = /\.(tsx?|css|md|mjs|json|csv|sql|svg|yml|cfg|env)$|^run$/;
  const paths = listFiles(['src', 'tests', 'lab', 'ops', 'scripts', 'docs', 'data', 'db', '.ci'], kinds);
  return [...paths, ...rootFiles, ...rootCode, 'package-lock.json']
    .filter((path) => !/^tests\/project-checks\/(portability|checks-find-violations\.test)\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const forbiddenPatterns: readonly (readonly [RegExp, string])[] = [
  [/\.\.\/shared\b/, 'reads what is not in the project'],
  [/(?<![\w.-])\/(?:work|root|Users|home\/[a-z]\w*)\/\w|\b[A-Z]:\\\w/, 'names a path of one machine'],
  [/"resolved":\s*"http|\bregistry\.[a-z]|\b(?:artifactory|nexus|verdaccio)\b|npm\.pkg\./i, 'names a package registry'],
];

export function findMachinePaths(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        forbiddenPatterns.filter(([what]) => what.test(line)).map(([, violation]) => `${path}:${i + 1}: ${violation}`),
      ),
  );
}
