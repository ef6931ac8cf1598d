import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as rooms from './architecture.ts';
import {
  findBrokenLinks,
  findDecisionViolations,
  findMapViolations,
  findUndocumentedSettings,
} from './documentation.ts';
import * as files from './file-conventions.ts';
import * as words from './hard-coded-values.ts';
import { findMachinePaths } from './portability.ts';
import { parseSource, root, type SourceFile } from './source-files.ts';
import {
  extractMessages,
  findMissingTranslations,
  findTranslationViolations,
  findUntranslatedTexts,
} from './translations.ts';

type Case = [fault: string, faultsOf: (sources: readonly SourceFile[]) => string[], files: Record<string, string>];

const table = `export const orders = pgTable('orders', {});`;
const long = 'const a = 1;\n'.repeat(301);

/** Each machine, shown a small house with one fault in it, must find just that one. */
const cases: readonly Case[] = [
  [
    'an import to the right',
    rooms.findImportDirectionViolations,
    { 'src/cart/a.ts': "import { b } from '../orders/b.ts';" },
  ],
  [
    'a type from the right',
    rooms.findImportDirectionViolations,
    { 'src/cart/a.ts': "import type { B } from '../orders/b.ts';" },
  ],
  [
    'a room nobody planned',
    rooms.findImportDirectionViolations,
    { 'src/extra/a.ts': "import { b } from '../lib/b.ts';" },
  ],
  [
    'a re-export from the right',
    rooms.findImportDirectionViolations,
    { 'src/lib/a.ts': "export { b } from '../sites/b.ts';" },
  ],
  [
    'a cycle',
    rooms.findImportCycles,
    { 'src/cart/a.ts': "import { b } from './b.ts';", 'src/cart/b.ts': "import { a } from './a.ts';" },
  ],
  [
    "another room's queries",
    rooms.findForeignQueryImports,
    { 'src/orders/a.ts': "import { b } from '../cart/b.db.ts';" },
  ],
  [
    'a builder that writes a foreign table',
    rooms.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/demo/a.db.ts': 'db.insert(orders).values({});' },
  ],
  [
    'a statement that writes a foreign table',
    rooms.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/desk/a.db.ts': `const a = sql\`update \${orders} set status = 1\`;` },
  ],
  [
    'a statement that names a foreign table',
    rooms.findForeignTableWrites,
    {
      'src/orders/orders.table.ts': table,
      'src/desk/a.db.ts': 'const a = sql`select 1; delete from orders where id = 1`;',
    },
  ],
  [
    'a write outside of a .db.ts',
    rooms.findForeignTableWrites,
    { 'src/orders/orders.table.ts': table, 'src/orders/a.server.ts': 'db.delete(orders);' },
  ],
  [
    'a statement under a name that is taken',
    rooms.findDuplicateStatementNames,
    { 'src/cart/a.db.ts': "prepareStatement('a', x);", 'src/cart/b.db.ts': "prepareStatement('a', y);" },
  ],
  [
    'a page that reaches the server',
    rooms.findServerImportsInPages,
    { 'src/shop/a.route.tsx': "import { b } from './b.ts';", 'src/shop/b.ts': "import { c } from '../server/c.ts';" },
  ],
  [
    'a page that needs Node',
    rooms.findServerImportsInPages,
    { 'src/cart/a.ui.tsx': "import { join } from 'node:path';" },
  ],
  [
    'a rule that takes a table',
    rooms.findImpureRuleImports,
    { 'src/cart/a.rule.ts': "import { b } from './cart.table.ts';" },
  ],
  [
    'a contract that takes a library',
    rooms.findImpureRuleImports,
    { 'src/cart/a.contract.ts': "import { b } from 'hono';" },
  ],
  [
    'a long handler',
    files.findLongHandlers,
    { 'src/cart/a.server.ts': `defineCall(c, {}, () => {${'\n'.repeat(41)}});` },
  ],
  ['a rule with a clock', files.findImpureRules, { 'src/cart/a.rule.ts': 'export const now = new Date();' }],
  ['a rule with a die', files.findImpureRules, { 'src/cart/a.rule.ts': 'export const a = Math.random();' }],
  ['a file that is too long', files.findLongFiles, { 'src/cart/a.ts': long }],
  ['a name in camel case', files.findBadFileNames, { 'src/cart/cartLines.ts': '' }],
  ['a drawer for everything', files.findBadFileNames, { 'src/cart/utils.ts': '' }],
  ['a folder in a folder of an area', files.findBadFileNames, { 'src/cart/lines/hooks/a.ts': '' }],
  ['a barrel', files.findBarrels, { 'src/cart/cart.ts': "export { a } from './a.ts';\nexport * from './b.ts';" }],
  ['a rule without test', files.findUntestedFiles, { 'src/cart/a.rule.ts': '' }],
  ['a call without test', files.findUntestedFiles, { 'src/cart/a.server.ts': '' }],
  [
    'a rule that is not said',
    files.findRulesWithoutSummary,
    { 'src/cart/a.rule.ts': 'export const a = 1;\n/** Too late. */' },
  ],
  ['a skipped test', files.findSuppressions, { 'src/cart/a.test.ts': "test.skip('a', () => {});" }],
  ['an any', files.findSuppressions, { 'src/cart/a.ts': 'export const a = b as any;' }],
  ['a thing put off', files.findSuppressions, { 'src/cart/a.ts': '// TODO later' }],
  [
    'a comparison with a site',
    words.findSiteCodeConditions,
    { 'src/cart/a.ts': "export const a = site.code === 'nod';" },
  ],
  ['a case of a site', words.findSiteCodeConditions, { 'src/cart/a.ts': "switch (a) { case 'GWD': break; }" }],
  ['a list of sites', words.findSiteCodeConditions, { 'src/cart/a.ts': "export const a = ['zwz'].includes(code);" }],
  [
    'a style for a site',
    words.findSiteCodeConditions,
    { 'src/cart/a.module.css': "[data-site='zwz'] .a { margin: 0 }" },
  ],
  ['a colour in a style', words.findHardCodedColours, { 'src/cart/a.module.css': '.a { color: #0a0b0c }' }],
  ['a colour by name', words.findHardCodedColours, { 'src/cart/a.module.css': '.a { border: 1px solid black }' }],
  [
    'a colour in code',
    words.findHardCodedColours,
    { 'src/cart/a.ui.tsx': "export const a = <i style={{ color: '#fff' }} />;" },
  ],
  ['a colour function', words.findHardCodedColours, { 'src/cart/a.module.css': '.a { fill: rgb(0 0 0) }' }],
  ['a left margin', words.findPhysicalDirections, { 'src/cart/a.module.css': '.a { margin-left: 4px }' }],
  ['a place from the right', words.findPhysicalDirections, { 'src/cart/a.module.css': '.a { top: 0; right: 4px }' }],
  [
    'a shadow on the left',
    words.findPhysicalDirections,
    { 'src/cart/a.module.css': '.a { box-shadow: inset 2px 0 0 red }' },
  ],
  ['a text to the right', words.findPhysicalDirections, { 'src/cart/a.module.css': '.a { text-align: right }' }],
  [
    'uneven sides',
    words.findPhysicalDirections,
    { 'src/cart/a.module.css': '.a { padding: 0 calc(2 * (1px + 2px)) 0 8px }' },
  ],
  ['a maker', words.findHardCodedMakers, { 'src/cart/a.ts': "export const a = 'NSK bearings';" }],
];

test.each(cases)('%s is found', (_violation, findViolations, contents) => {
  const sources = Object.entries(contents).map(([path, text]) => parseSource(path, text));
  expect(findViolations(sources)).toHaveLength(1);
});

test.each([
  ['a path of one machine', 'const a = "/root/project/file";'],
  ['a folder outside the project', 'import "../shared/data.csv"'],
  ['a download address', '"resolved": "https://example.org/a.tgz"'],
])('%s is found', (_violation, text) => {
  expect(findMachinePaths([{ path: 'a.ts', text }])).toHaveLength(1);
});

test('a rule that the map forgets, and one that is gone, are found', () => {
  const map = readdirSync(join(root, 'src'))
    .map((room) => `\`src/${room}\``)
    .join(' ');
  expect(findMapViolations([parseSource('src/cart/a.rule.ts', '')], `${map} \`cart/b.rule.ts\``)).toEqual([
    'src/cart/a.rule.ts: is not on docs/map.md',
    'docs/map.md: there is no src/cart/b.rule.ts',
  ]);
});

test.each([
  ['a text of a page', 'export const A = () => <p>In stock</p>;'],
  ['a label of a page', 'export const A = () => <p title="In stock">{1}</p>;'],
  ['a sentence that is said before anybody reads it', 'export const a = t`In stock`;'],
  ['a mark on what is no text', 'export const a = (b: string) => msg(b);'],
])('%s is found', (_violation, text) => {
  expect(findUntranslatedTexts([parseSource('src/cart/a.ui.tsx', text)])).toHaveLength(1);
});

test('the words of a site are every text that is said, its slots and its plurals', async () => {
  const text =
    'export const a = (n: number) => [t`Only $' + "{n} in stock`, plural(n, 'crate'), translate(msg('Open a crate'))];";
  const messages = await extractMessages([parseSource('src/cart/a.ts', text)]);
  expect(messages).toMatchObject({
    'Only {0} in stock': 'Only {0} in stock',
    'crate|crates': { one: 'crate', other: 'crates' },
    'Open a crate': 'Open a crate',
  });
});

test('a translation of a text that is gone, of another kind, and without its placeholder are found', () => {
  const translations = { Open: 'Offen', Shut: 'Zu', 'Only {0} left': 'Fast weg', 'line|lines': 'Zeile' };
  expect(
    findTranslationViolations('de', translations, {
      Open: 'Open',
      'Only {0} left': 'Only {0} left',
      'line|lines': { one: 'line', other: 'lines' },
      More: 'More',
    }),
  ).toEqual([
    "de: 'Shut' is no longer in the code; run `npm run translations`",
    "de: 'Fast weg' has lost {0} of 'Only {0} left'",
    "de: 'line|lines' has the wrong number of plural forms",
  ]);
  expect(findMissingTranslations({ Open: 'Offen' }, { Open: 'Open', More: 'More' })).toEqual(['More']);
});

test('a setting that nobody explains is found', () => {
  const env = readFileSync(join(root, 'src/server/env.server.ts'), 'utf8');
  expect(findUndocumentedSettings(`${env}\n  NEW_SETTING: z.string(),`, 'a.md', env)).toEqual([
    'a.md: does not say what NEW_SETTING is',
  ]);
});

test('a decision out of order is found', () => {
  expect(findDecisionViolations([{ path: 'docs/decisions/0002-a.md', text: '# 0002 A' }])).toHaveLength(2);
});

test('a link that leads nowhere is found', () => {
  const text = '[map](map.md) [gone](gone.md) [far](https://example.org/a.md) ![none](pictures/none.png)';
  expect(findBrokenLinks([{ path: 'docs/a.md', text }])).toEqual([
    'docs/a.md: there is no gone.md',
    'docs/a.md: there is no pictures/none.png',
  ]);
});

test('what only looks like a fault is none', () => {
  const sources = [
    parseSource('src/orders/orders.table.ts', table),
    parseSource('src/orders/orders.db.ts', 'const a = sql`insert into orders default values`;'),
    parseSource('src/desk/list.db.ts', 'const a = sql`select 1 from orders for update of orders`;'),
    parseSource('src/cart/a.ts', "import { b } from '../orders/b.contract.ts';\n// NSK #fff is only said here"),
    parseSource('src/cart/a.ui.tsx', 'export const a = <a href="#main">1</a>;'),
    parseSource(
      'src/cart/a.module.css',
      '.a { white-space: nowrap; color: var(--ink); margin: 0 1px 2px 1px; inset-inline: 0 1px } /* #fff */',
    ),
  ];
  const machines = [...Object.values(rooms), ...Object.values(words), ...Object.values(files)];
  const faults = machines.flatMap((one) => (typeof one === 'function' ? one(sources) : []));
  expect(faults).toEqual([]);
});
