import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decisionFaults, linkFaults, mapFaults, settingFaults } from './house-docs.ts';
import * as files from './house-files.ts';
import { placeFaults } from './house-places.ts';
import * as rooms from './house-rooms.ts';
import { interfaceFaults, textsSaid, unspokenFaults } from './house-said.ts';
import { readSource, root, type Source } from './house-source.ts';
import * as words from './house-words.ts';

type Case = [fault: string, faultsOf: (house: readonly Source[]) => string[], files: Record<string, string>];

const table = `export const orders = pgTable('orders', {});`;
const long = 'const a = 1;\n'.repeat(301);

/** Each machine, shown a small house with one fault in it, must find just that one. */
const cases: readonly Case[] = [
  ['an import to the right', rooms.directionFaults, { 'src/cart/a.ts': "import { b } from '../orders/b.ts';" }],
  ['a type from the right', rooms.directionFaults, { 'src/cart/a.ts': "import type { B } from '../orders/b.ts';" }],
  ['a room nobody planned', rooms.directionFaults, { 'src/extra/a.ts': "import { b } from '../lib/b.ts';" }],
  ['a re-export from the right', rooms.directionFaults, { 'src/lib/a.ts': "export { b } from '../sites/b.ts';" }],
  [
    'a cycle',
    rooms.cycleFaults,
    { 'src/cart/a.ts': "import { b } from './b.ts';", 'src/cart/b.ts': "import { a } from './a.ts';" },
  ],
  ["another room's queries", rooms.databaseFaults, { 'src/orders/a.ts': "import { b } from '../cart/b.db.ts';" }],
  [
    'a builder that writes a foreign table',
    rooms.writerFaults,
    { 'src/orders/orders.table.ts': table, 'src/demo/a.db.ts': 'db.insert(orders).values({});' },
  ],
  [
    'a statement that writes a foreign table',
    rooms.writerFaults,
    { 'src/orders/orders.table.ts': table, 'src/desk/a.db.ts': `const a = sql\`update \${orders} set status = 1\`;` },
  ],
  [
    'a statement that names a foreign table',
    rooms.writerFaults,
    {
      'src/orders/orders.table.ts': table,
      'src/desk/a.db.ts': 'const a = sql`select 1; delete from orders where id = 1`;',
    },
  ],
  [
    'a write outside of a .db.ts',
    rooms.writerFaults,
    { 'src/orders/orders.table.ts': table, 'src/orders/a.server.ts': 'db.delete(orders);' },
  ],
  [
    'a statement under a name that is taken',
    rooms.statementFaults,
    { 'src/cart/a.db.ts': "statement('a', x);", 'src/cart/b.db.ts': "statement('a', y);" },
  ],
  [
    'a page that reaches the server',
    rooms.pageFaults,
    { 'src/shop/a.route.tsx': "import { b } from './b.ts';", 'src/shop/b.ts': "import { c } from '../server/c.ts';" },
  ],
  ['a page that needs Node', rooms.pageFaults, { 'src/cart/a.ui.tsx': "import { join } from 'node:path';" }],
  ['a rule that takes a table', rooms.pureFaults, { 'src/cart/a.rule.ts': "import { b } from './cart.table.ts';" }],
  ['a contract that takes a library', rooms.pureFaults, { 'src/cart/a.contract.ts': "import { b } from 'hono';" }],
  ['a long handler', files.handlerFaults, { 'src/cart/a.server.ts': `answer(c, {}, () => {${'\n'.repeat(41)}});` }],
  ['a rule with a clock', files.impureFaults, { 'src/cart/a.rule.ts': 'export const now = new Date();' }],
  ['a rule with a die', files.impureFaults, { 'src/cart/a.rule.ts': 'export const a = Math.random();' }],
  ['a file that is too long', files.lengthFaults, { 'src/cart/a.ts': long }],
  ['a name in camel case', files.nameFaults, { 'src/cart/cartLines.ts': '' }],
  ['a drawer for everything', files.nameFaults, { 'src/cart/utils.ts': '' }],
  ['a drawer in a room', files.nameFaults, { 'src/cart/hooks/a.ts': '' }],
  ['a barrel', files.barrelFaults, { 'src/cart/cart.ts': "export { a } from './a.ts';\nexport * from './b.ts';" }],
  ['a rule without test', files.untestedFaults, { 'src/cart/a.rule.ts': '' }],
  ['a call without test', files.untestedFaults, { 'src/cart/a.server.ts': '' }],
  ['a rule that is not said', files.unsaidFaults, { 'src/cart/a.rule.ts': 'export const a = 1;\n/** Too late. */' }],
  ['a skipped test', files.excuseFaults, { 'src/cart/a.test.ts': "test.skip('a', () => {});" }],
  ['an any', files.excuseFaults, { 'src/cart/a.ts': 'export const a = b as any;' }],
  ['a thing put off', files.excuseFaults, { 'src/cart/a.ts': '// TODO later' }],
  ['a comparison with a site', words.siteFaults, { 'src/cart/a.ts': "export const a = site.code === 'nod';" }],
  ['a case of a site', words.siteFaults, { 'src/cart/a.ts': "switch (a) { case 'GWD': break; }" }],
  ['a list of sites', words.siteFaults, { 'src/cart/a.ts': "export const a = ['zwz'].includes(code);" }],
  ['a style for a site', words.siteFaults, { 'src/cart/a.module.css': "[data-site='zwz'] .a { margin: 0 }" }],
  ['a colour in a style', words.colourFaults, { 'src/cart/a.module.css': '.a { color: #0a0b0c }' }],
  ['a colour by name', words.colourFaults, { 'src/cart/a.module.css': '.a { border: 1px solid black }' }],
  [
    'a colour in code',
    words.colourFaults,
    { 'src/cart/a.ui.tsx': "export const a = <i style={{ color: '#fff' }} />;" },
  ],
  ['a colour function', words.colourFaults, { 'src/cart/a.module.css': '.a { fill: rgb(0 0 0) }' }],
  ['a left margin', words.sidedFaults, { 'src/cart/a.module.css': '.a { margin-left: 4px }' }],
  ['a place from the right', words.sidedFaults, { 'src/cart/a.module.css': '.a { top: 0; right: 4px }' }],
  ['a shadow on the left', words.sidedFaults, { 'src/cart/a.module.css': '.a { box-shadow: inset 2px 0 0 red }' }],
  ['a text to the right', words.sidedFaults, { 'src/cart/a.module.css': '.a { text-align: right }' }],
  ['uneven sides', words.sidedFaults, { 'src/cart/a.module.css': '.a { padding: 0 calc(2 * (1px + 2px)) 0 8px }' }],
  ['a maker', words.makerFaults, { 'src/cart/a.ts': "export const a = 'NSK bearings';" }],
];

test.each(cases)('%s is found', (_fault, faultsOf, contents) => {
  const house = Object.entries(contents).map(([path, text]) => readSource(path, text));
  expect(faultsOf(house)).toHaveLength(1);
});

test.each([
  ['a path of one machine', 'const a = "/root/project/file";'],
  ['a folder outside the project', 'import "../shared/data.csv"'],
  ['a download address', '"resolved": "https://example.org/a.tgz"'],
])('%s is found', (_fault, text) => {
  expect(placeFaults([{ path: 'a.ts', text }])).toHaveLength(1);
});

test('a rule that the map forgets, and one that is gone, are found', () => {
  const map = readdirSync(join(root, 'src'))
    .map((room) => `\`src/${room}\``)
    .join(' ');
  expect(mapFaults([readSource('src/cart/a.rule.ts', '')], `${map} \`cart/b.rule.ts\``)).toEqual([
    'src/cart/a.rule.ts: is not on docs/map.md',
    'docs/map.md: there is no src/cart/b.rule.ts',
  ]);
});

test.each([
  ['a text of a page', 'export const A = () => <p>In stock</p>;'],
  ['a label of a page', 'export const A = () => <p title="In stock">{1}</p>;'],
  ['a sentence that is said before anybody reads it', 'export const a = say`In stock`;'],
  ['a mark on what is no text', 'export const a = (b: string) => word(b);'],
])('%s is found', (_fault, text) => {
  expect(unspokenFaults([readSource('src/cart/a.ui.tsx', text)])).toHaveLength(1);
});

test('the words of a site are every text that is said, its slots and its plurals', async () => {
  const text =
    'export const a = (n: number) => [say`Only $' + "{n} in stock`, countOf(n, 'crate'), said(word('Open a crate'))];";
  const said = await textsSaid([readSource('src/cart/a.ts', text)]);
  expect(said).toMatchObject({
    'Only {0} in stock': 'Only {0} in stock',
    'crate|crates': { one: 'crate', other: 'crates' },
    'Open a crate': 'Open a crate',
  });
});

test('a word that a site lacks, one that nothing says, and a slot that got lost are found', () => {
  const words = { Open: 'Offen', Shut: 'Zu', 'Only {0} left': 'Fast weg' };
  expect(interfaceFaults('gwd', words, { Open: 'Open', 'Only {0} left': 'Only {0} left', More: 'More' })).toEqual([
    "gwd does not say 'More'; run `npm run words`",
    "gwd says 'Shut', which nothing asks for; run `npm run words`",
    "gwd: 'Fast weg' has lost {0} of 'Only {0} left'",
  ]);
});

test('a setting that nobody explains is found', () => {
  const env = readFileSync(join(root, 'src/server/env.ts'), 'utf8');
  expect(settingFaults(`${env}\n  NEW_SETTING: z.string(),`, 'a.md', env)).toEqual([
    'a.md: does not say what NEW_SETTING is',
  ]);
});

test('a decision out of order is found', () => {
  expect(decisionFaults([{ path: 'docs/decisions/0002-a.md', text: '# 0002 A' }])).toHaveLength(2);
});

test('a link that leads nowhere is found', () => {
  const text = '[map](map.md) [gone](gone.md) [far](https://example.org/a.md) ![none](pictures/none.png)';
  expect(linkFaults([{ path: 'docs/a.md', text }])).toEqual([
    'docs/a.md: there is no gone.md',
    'docs/a.md: there is no pictures/none.png',
  ]);
});

test('what only looks like a fault is none', () => {
  const house = [
    readSource('src/orders/orders.table.ts', table),
    readSource('src/orders/orders.db.ts', 'const a = sql`insert into orders default values`;'),
    readSource('src/desk/list.db.ts', 'const a = sql`select 1 from orders for update of orders`;'),
    readSource('src/cart/a.ts', "import { b } from '../orders/b.contract.ts';\n// NSK #fff is only said here"),
    readSource('src/cart/a.ui.tsx', 'export const a = <a href="#main">1</a>;'),
    readSource(
      'src/cart/a.module.css',
      '.a { white-space: nowrap; color: var(--ink); margin: 0 1px 2px 1px; inset-inline: 0 1px } /* #fff */',
    ),
  ];
  const machines = [...Object.values(rooms), ...Object.values(words), ...Object.values(files)];
  const faults = machines.flatMap((one) => (typeof one === 'function' ? one(house) : []));
  expect(faults).toEqual([]);
});
