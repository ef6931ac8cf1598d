import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, root } from './house-source.ts';

/** A text of the project, code or not. */
export type Page = { path: string; text: string };

const rootFiles = ['package.json', 'README.md', '.env.example', '.npmrc', 'biome.json', 'knip.json', 'tsconfig.json'];
const rootCode = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts', 'drizzle.config.ts'];

/** Everything a reader of the project may open, but the lists of these very machines. */
export function readPages(): Page[] {
  const kinds = /\.(tsx?|css|md|mjs|json|csv|sql|svg)$|^run$/;
  const paths = filesUnder(['src', 'tests', 'bench', 'scripts', 'docs', 'data', 'db', 'public', '.ci'], kinds);
  return [...paths, ...rootFiles, ...rootCode, 'package-lock.json']
    .filter((path) => !/^tests\/house-/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const places: readonly (readonly [RegExp, string])[] = [
  [/\.\.\/shared\b/, 'reads what is not in the project'],
  [/(?<![\w.-])\/(?:work|root|Users|home\/[a-z]\w*)\/\w|\b[A-Z]:\\\w/, 'names a path of one machine'],
  [/"resolved":\s*"http|\bregistry\.[a-z]|\b(?:artifactory|nexus|verdaccio)\b|npm\.pkg\./i, 'names a package registry'],
];

/** Rule 8: what holds on one machine only, or outside this folder. */
export function placeFaults(pages: readonly Page[]): string[] {
  return pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, i) =>
        places.filter(([what]) => what.test(line)).map(([, fault]) => `${path}:${i + 1}: ${fault}`),
      ),
  );
}
