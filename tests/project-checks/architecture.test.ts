import { expect, test } from 'vitest';
import * as architecture from './architecture.ts';
import { findSharedNames } from './exported-names.ts';
import { parseSource, type SourceFile } from './source-files.ts';

type Case = [
  violation: string,
  findViolations: (sources: readonly SourceFile[]) => string[],
  files: Record<string, string>,
];

const table = `export const orders = pgTable('orders', {});`;

const cases: readonly Case[] = [
  [
    'an import of a later area',
    architecture.findImportDirectionViolations,
    { 'src/cart/a.ts': "import { b } from '../orders/b.ts';" },
  ],
  [
    'a type import of a later area',
    architecture.findImportDirectionViolations,
    { 'src/cart/a.ts': "import type { B } from '../orders/b.ts';" },
  ],
  [
    'an unknown area',
    architecture.findImportDirectionViolations,
    { 'src/extra/a.ts': "import { b } from '../lib/b.ts';" },
  ],
  [
    'a re-export of a later area',
    architecture.findImportDirectionViolations,
    { 'src/lib/a.ts': "export { b } from '../sites/b.ts';" },
  ],
  [
    "a connection of the driver's own class",
    architecture.findOtherDatabaseClients,
    { 'src/server/a.ts': "import pg from 'pg';\nconst client = new pg.Client();" },
  ],
  [
    'a cycle',
    architecture.findImportCycles,
    { 'src/cart/a.ts': "import { b } from './b.ts';", 'src/cart/b.ts': "import { a } from './a.ts';" },
  ],
  [
    'a cycle of types',
    architecture.findImportCycles,
    { 'src/cart/a.ts': "import type { B } from './b.ts';", 'src/cart/b.ts': "type A = import('./a.ts').A;" },
  ],
  [
    'a cycle through a worker file',
    architecture.findImportCycles,
    {
      'src/cart/a.server.ts': "const worker = new URL('./worker.server.ts', import.meta.url);",
      'src/cart/worker.server.ts': "import { a } from './a.server.ts';",
    },
  ],
  [
    'a cycle of three folders',
    architecture.findFolderCycles,
    {
      'src/cart/guest/a.ts': "import { b } from '../lines/b.ts';",
      'src/cart/lines/b.ts': '',
      'src/cart/lines/c.ts': "import type { D } from '../quick/d.ts';",
      'src/cart/quick/d.ts': "import { e } from '../guest/e.ts';",
    },
  ],
  [
    "a cycle of a folder and a file of the area's own folder",
    architecture.findFolderCycles,
    {
      'src/cart/cart.table.ts': "import { a } from './lines/a.ts';",
      'src/cart/lines/b.ts': "import { cart } from '../cart.table.ts';",
    },
  ],
  [
    "an import of another area's queries",
    architecture.findForeignQueryImports,
    { 'src/orders/a.ts': "import { b } from '../cart/b.db.ts';" },
  ],
  [
    'a query builder that writes a foreign table',
    architecture.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/demo/a.db.ts': 'db.insert(orders).values({});' },
  ],
  [
    'SQL that writes a foreign table object',
    architecture.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/desk/a.db.ts': `const a = sql\`update \${orders} set status = 1\`;` },
  ],
  [
    'SQL that writes a foreign table by name',
    architecture.findForeignTableWrites,
    {
      'src/orders/orders.table.ts': table,
      'src/desk/a.db.ts': 'const a = sql`select 1; delete from orders where id = 1`;',
    },
  ],
  [
    'a write outside a .db.ts file',
    architecture.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/orders/a.server.ts': 'db.delete(orders);' },
  ],
  [
    'a duplicate statement name',
    architecture.findDuplicateStatementNames,
    { 'src/cart/a.db.ts': "prepareStatement('a', x);", 'src/cart/b.db.ts': "prepareStatement('a', y);" },
  ],
  [
    'a name that two files export',
    findSharedNames,
    { 'src/cart/a.ts': 'export type Line = string;', 'src/orders/b.ts': "export const Line = 'a';" },
  ],
  [
    'a page that imports server code',
    architecture.findServerImportsInPages,
    { 'src/shop/a.route.tsx': "import { b } from './b.ts';", 'src/shop/b.ts': "import { c } from '../server/c.ts';" },
  ],
  [
    'a page that imports a Node module',
    architecture.findServerImportsInPages,
    { 'src/cart/a.tsx': "import { join } from 'node:path';" },
  ],
  [
    'a rule that imports a table',
    architecture.findImpureRuleImports,
    { 'src/cart/a.rule.ts': "import { b } from './cart.table.ts';" },
  ],
  [
    'a contract that imports a library',
    architecture.findImpureRuleImports,
    { 'src/cart/a.contract.ts': "import { b } from 'hono';" },
  ],
];

test.each(cases)('%s is found', (_violation, findViolations, contents) => {
  const sources = Object.entries(contents).map(([path, text]) => parseSource(path, text));
  expect(findViolations(sources)).toHaveLength(1);
});
