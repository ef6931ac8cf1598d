import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../../src/server/calls/openapi.server.ts';
import { storeCalls } from '../../src/store.calls.ts';

const root = join(import.meta.dirname, '../..');

/** The types of the calls, for programs written in TypeScript. */
export const apiTypesPath = join(root, 'docs/examples/raceway-api.d.ts');

/** Not among the packages of the store: openapi-typescript writes with the compiler of TypeScript 5, which 7 has no more. */
const generators = { 'openapi-typescript': '7.13.0', typescript: '5.9.3', orval: '8.38.0' };

export const programsDocument = () => openApiDocument(storeCalls.filter(({ audience }) => audience === 'programs'));

/** The first line of the types, by which a test sees whether they are of this document. */
export const typesHeader = (document: object): string =>
  `// npm run api-types wrote this from the OpenAPI document ${createHash('sha256').update(JSON.stringify(document)).digest('hex')}\n`;

export async function installGenerators(folder: string): Promise<void> {
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: generators }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], folder);
}

export async function writeApiTypes(folder: string): Promise<void> {
  const document = programsDocument();
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(document));
  run(bin(folder, 'openapi-typescript'), ['openapi.json', '-o', 'types.d.ts'], folder);
  await writeFile(apiTypesPath, typesHeader(document) + (await readFile(join(folder, 'types.d.ts'), 'utf8')));
}

/** Compiles what orval generates, and lets it call the store at `address`. */
export async function driveOrval(folder: string, address: string, settings: Record<string, string>): Promise<void> {
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(programsDocument()));
  const output = { target: './orval.ts', client: 'fetch', mode: 'single', baseUrl: address };
  const config = { raceway: { input: './openapi.json', output } };
  await writeFile(join(folder, 'orval.config.mjs'), `export default ${JSON.stringify(config)};`);
  await writeFile(join(folder, 'drive.ts'), program);
  run(bin(folder, 'orval'), ['--config', 'orval.config.mjs'], folder);
  const strict = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2024', '--module', 'nodenext'];
  const files = ['--allowImportingTsExtensions', '--types', '', 'drive.ts'];
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...strict, ...files], folder);
  run(process.execPath, ['drive.ts'], folder, settings);
}

const bin = (folder: string, name: string) => join(folder, 'node_modules/.bin', name);

function run(command: string, args: string[], cwd: string, settings: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Written for the generated client alone, as a programmer would. */
const program = `
import { listItems, listOrders, readItem, recordReceipts, saveItems } from './orval.ts';

declare const process: { env: Record<string, string> };
const options = { headers: { authorization: 'Bearer ' + process.env.TOKEN } };
const stop = (why: string): never => {
  throw new Error(why);
};

const page = await listItems({ limit: 1 }, options);
if (page.status !== 200) throw new Error(page.data.error.code);
const item = page.data.rows[0] ?? stop('no items');
const saved = await saveItems({ rows: [{ itemcode: item.itemcode, list_minor: item.list_minor + 100 }] }, options);
if (saved.status !== 200 || saved.data.saved !== 1) stop('not saved');
const read = await readItem(item.itemcode, options);
if (read.status !== 200 || read.data.list_minor !== item.list_minor + 100) stop('the price is not what was sent');
const customer = { email: 'nobody@nod.example' };
const receipts = await recordReceipts(
  { rows: [{ own_number: 'C-1', customer, amount_minor: 100, reference: 'NEFT' }] },
  options,
);
if (receipts.status !== 200) throw new Error(receipts.data.error.code);
const row = receipts.data.rows[0];
if (!row || row.saved || row.error.code !== 'unknown_customer') stop('no reason by its code');
const refused = await listOrders({ cursor: 'x' }, options);
if (refused.status !== 409 || refused.data.error.code !== 'unknown_cursor') stop('no refusal by its code');
console.log('the client of orval compiles and was understood');
`;
