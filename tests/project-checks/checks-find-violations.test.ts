import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as architecture from './architecture.ts';
import {
  findBrokenLinks,
  findDecisionViolations,
  findMapViolations,
  findUndocumentedSettings,
  findUnknownPaths,
} from './documentation.ts';
import { findFieldsWithoutKeyboard } from './field-keyboards.ts';
import * as files from './file-conventions.ts';
import * as hardCoded from './hard-coded-values.ts';
import { findMachinePaths } from './portability.ts';
import { findPasteHandlers, findStartedPrograms, findUnsafeSettings, findWeakHashes } from './security-conventions.ts';
import { parseSource, root, type SourceFile } from './source-files.ts';
import {
  extractMessages,
  findMissingTranslations,
  findTranslationViolations,
  findUntranslatedTexts,
} from './translations.ts';

type Case = [
  violation: string,
  findViolations: (sources: readonly SourceFile[]) => string[],
  files: Record<string, string>,
];

const table = `export const orders = pgTable('orders', {});`;
const cases: readonly Case[] = [
  [
    'a field that does not say what fills it',
    findFieldsWithoutKeyboard,
    { 'src/account/a.tsx': '<TextInput name="city" />;' },
  ],
  [
    'a phone number without its keyboard',
    findFieldsWithoutKeyboard,
    { 'src/account/a.tsx': '<TextInput {...form.field(\'mobile\')} autoComplete="tel" />;' },
  ],
  [
    'a designation that a phone would capitalize',
    findFieldsWithoutKeyboard,
    { 'src/cart/a.tsx': '<TextInput mono autoComplete="off" />;' },
  ],
  [
    'an object spread into an object',
    files.findSpreadLiterals,
    { 'src/cart/a.ts': 'export const a = { b, ...{ c, d } };' },
  ],
  ['a list spread into a list', files.findSpreadLiterals, { 'src/cart/a.ts': 'export const a = [b, ...[c, d]];' }],
  ['a rule that reads the clock', files.findImpureRules, { 'src/cart/a.rule.ts': 'export const now = new Date();' }],
  [
    'a rule that uses random numbers',
    files.findImpureRules,
    { 'src/cart/a.rule.ts': 'export const a = Math.random();' },
  ],
  ['a file name in camel case', files.findBadFileNames, { 'src/cart/cartLines.ts': '' }],
  ['a vague file name', files.findBadFileNames, { 'src/cart/utils.ts': '' }],
  ['a folder within a folder of an area', files.findBadFileNames, { 'src/cart/lines/hooks/a.ts': '' }],
  ['a barrel', files.findBarrels, { 'src/cart/cart.ts': "export { a } from './a.ts';\nexport * from './b.ts';" }],
  ['a rule without a test', files.findUntestedFiles, { 'src/cart/a.rule.ts': '' }],
  [
    'a rule file without a summary',
    files.findRulesWithoutSummary,
    { 'src/cart/a.rule.ts': 'export const a = 1;\n/** Too late. */' },
  ],
  ['a skipped test', files.findSuppressions, { 'src/cart/a.test.ts': "test.skip('a', () => {});" }],
  ['an any', files.findSuppressions, { 'src/cart/a.ts': 'export const a = b as any;' }],
  ['a note for later', files.findSuppressions, { 'src/cart/a.ts': '// TODO later' }],
  [
    'a comparison with a site code',
    hardCoded.findSiteCodeConditions,
    { 'src/cart/a.ts': "export const a = site.code === 'nod';" },
  ],
  [
    'a switch case for a site code',
    hardCoded.findSiteCodeConditions,
    { 'src/cart/a.ts': "switch (a) { case 'GWD': break; }" },
  ],
  [
    'a list of site codes',
    hardCoded.findSiteCodeConditions,
    { 'src/cart/a.ts': "export const a = ['zwz'].includes(code);" },
  ],
  [
    'a style for one site',
    hardCoded.findSiteCodeConditions,
    { 'src/cart/a.module.css': "[data-site='zwz'] .a { margin: 0 }" },
  ],
  ['a colour in a style', hardCoded.findHardCodedColours, { 'src/cart/a.module.css': '.a { color: #0a0b0c }' }],
  ['a named colour', hardCoded.findHardCodedColours, { 'src/cart/a.module.css': '.a { border: 1px solid black }' }],
  [
    'a colour in code',
    hardCoded.findHardCodedColours,
    { 'src/cart/a.tsx': "export const a = <i style={{ color: '#fff' }} />;" },
  ],
  ['a colour function', hardCoded.findHardCodedColours, { 'src/cart/a.module.css': '.a { fill: rgb(0 0 0) }' }],
  [
    'a number formatted by itself',
    hardCoded.findOwnFormats,
    { 'src/cart/a.ts': "export const a = (n: number) => n.toLocaleString('en');" },
  ],
  ['a left margin', hardCoded.findPhysicalDirections, { 'src/cart/a.module.css': '.a { margin-left: 4px }' }],
  [
    'a position from the right',
    hardCoded.findPhysicalDirections,
    { 'src/cart/a.module.css': '.a { top: 0; right: 4px }' },
  ],
  [
    'a shadow on the left',
    hardCoded.findPhysicalDirections,
    { 'src/cart/a.module.css': '.a { box-shadow: inset 2px 0 0 red }' },
  ],
  ['right-aligned text', hardCoded.findPhysicalDirections, { 'src/cart/a.module.css': '.a { text-align: right }' }],
  [
    'different left and right padding',
    hardCoded.findPhysicalDirections,
    { 'src/cart/a.module.css': '.a { padding: 0 calc(2 * (1px + 2px)) 0 8px }' },
  ],
  [
    'a call that starts a program',
    findStartedPrograms,
    { 'src/cart/a.server.ts': "import { exec } from 'node:child_process';" },
  ],
  [
    'a field that refuses pasting',
    findPasteHandlers,
    { 'src/account/a.tsx': 'export const a = <input onPaste={stop} />;' },
  ],
  ['a weak hash', findWeakHashes, { 'src/cart/a.server.ts': "export const a = createHash('md5');" }],
  ['a hash named by a variable', findWeakHashes, { 'src/cart/a.server.ts': 'export const a = createHmac(b, c);' }],
  [
    'a connection that accepts any certificate',
    findUnsafeSettings,
    { 'src/cart/a.server.ts': 'export const a = { rejectUnauthorized: false };' },
  ],
  [
    'a header that opens calls to other sites',
    findUnsafeSettings,
    { 'src/cart/a.server.ts': "reply.set('Access-Control-Allow-Origin', '*');" },
  ],
  ['a maker name', hardCoded.findHardCodedMakers, { 'src/cart/a.ts': "export const a = 'NSK bearings';" }],
];

test.each(cases)('%s is found', (_violation, findViolations, contents) => {
  const sources = Object.entries(contents).map(([path, text]) => parseSource(path, text));
  expect(findViolations(sources)).toHaveLength(1);
});

test.each([
  ['an absolute path', 'const a = "/root/project/file";'],
  ['a folder outside the project', 'import "../shared/data.csv"'],
  ['a download address', '"resolved": "https://example.org/a.tgz"'],
])('%s is found', (_violation, text) => {
  expect(findMachinePaths([{ path: 'a.ts', text }])).toHaveLength(1);
});

const folders = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const folderRows = folders('src').flatMap((area) => [
  `| \`src/${area}\` | an area |`,
  ...folders(`src/${area}`).map((name) => `| – \`${name}\` | a folder of ${area} |`),
]);

test('folders missing from the map, removed ones on it and rows that are there twice are found', () => {
  const rows = folderRows.flatMap((row) => {
    if (row.includes('a folder of rfi') && row.includes('`queue`')) return [];
    return row.includes('`src/cart`') ? [row, '| – `gone`, `lines` | a row of two |'] : [row];
  });
  expect(findMapViolations([...rows, '| `data` | facts |'].join('\n'))).toEqual([
    'src/rfi/queue: is not on docs/map.md',
    'docs/map.md: there is no src/cart/gone',
    'docs/map.md: src/cart/lines is there twice',
  ]);
});

test('a path of a guide that does not exist is found', () => {
  const text =
    '`src/cart/gone.ts` `lines/cart-columns.tsx` `src/sites/abc/` ``t`a` `` `npx vitest run src/cart src/gone`';
  const files = [{ path: 'src/cart/lines/cart-columns.tsx' }];
  expect(findUnknownPaths([{ path: 'docs/guides/a.md', text }], files)).toEqual([
    'docs/guides/a.md: there is no src/cart/gone.ts',
    'docs/guides/a.md: there is no src/gone',
  ]);
});

test.each([
  ['an untranslated text', 'export const A = () => <p>In stock</p>;'],
  ['an untranslated attribute', 'export const A = () => <p title="In stock">{1}</p>;'],
  ['a text translated at module level', 'export const a = t`In stock`;'],
  ['msg() without a literal text', 'export const a = (b: string) => msg(b);'],
])('%s is found', (_violation, text) => {
  expect(findUntranslatedTexts([parseSource('src/cart/a.tsx', text)])).toHaveLength(1);
});

test('messages include slots, plurals and marked texts', async () => {
  const text =
    'export const a = (n: number) => [t`Only $' + "{n} in stock`, plural(n, 'crate'), translate(msg('Open a crate'))];";
  const messages = await extractMessages([parseSource('src/cart/a.ts', text)]);
  expect(messages).toMatchObject({
    'Only {0} in stock': 'Only {0} in stock',
    'crate|crates': { one: 'crate', other: 'crates' },
    'Open a crate': 'Open a crate',
  });
});

test('translations that are obsolete, lack a placeholder or have the wrong plural forms are found', () => {
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

test('an undocumented setting is found', () => {
  const env = readFileSync(join(root, 'src/server/env.server.ts'), 'utf8');
  expect(findUndocumentedSettings(`${env}\n  NEW_SETTING: z.string(),`, 'a.md', env)).toEqual([
    'a.md: does not say what NEW_SETTING is',
  ]);
});

test('a decision out of order is found', () => {
  expect(findDecisionViolations([{ path: 'docs/decisions/0002-a.md', text: '# 0002 A' }])).toHaveLength(2);
});

test('a broken link is found', () => {
  const text = '[map](map.md) [gone](gone.md) [far](https://example.org/a.md) ![none](pictures/none.png)';
  expect(findBrokenLinks([{ path: 'docs/a.md', text }])).toEqual([
    'docs/a.md: there is no gone.md',
    'docs/a.md: there is no pictures/none.png',
  ]);
});

test('code that only looks like a violation is accepted', () => {
  const sources = [
    parseSource('src/orders/orders.table.ts', table),
    parseSource('src/orders/orders.db.ts', 'const a = sql`insert into orders default values`;'),
    parseSource('src/desk/list.db.ts', 'const a = sql`select 1 from orders for update of orders`;'),
    parseSource('src/cart/a.ts', "import { b } from '../orders/b.contract.ts';\n// NSK #fff in a comment"),
    parseSource('src/cart/a.tsx', 'export const a = <a href="#main">1</a>;'),
    parseSource('src/cart/lines/a.ts', "import { b } from '../quick/b.ts';\nimport { c } from './c.ts';"),
    parseSource('src/cart/lines/a.test.ts', "import { b } from '../quick/b.ts';"),
    parseSource('src/cart/quick/b.test.ts', "import { a } from '../lines/a.ts';"),
    parseSource(
      'src/cart/b.ts',
      'export const a = { ...b, ...(c && { d }) };\nexport const e = [...f, ...(g ? [h] : [])];',
    ),
    parseSource(
      'src/cart/a.module.css',
      '.a { white-space: nowrap; color: var(--ink); margin: 0 1px 2px 1px; inset-inline: 0 1px } /* #fff */',
    ),
  ];
  const checks = [...Object.values(architecture), ...Object.values(hardCoded), ...Object.values(files)];
  const violations = checks.flatMap((one) => (typeof one === 'function' ? one(sources) : []));
  expect(violations).toEqual([]);
});
