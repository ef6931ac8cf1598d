import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedStatements } from '../../src/server/database/prepare-statement.server.ts';
import { listFiles, root } from '../project-checks/source-files.ts';
import { createTestDatabase } from '../store/test-database.ts';
import { findTypeDifferences } from './check-statements.ts';
import { API, type Project } from './compiler.ts';
import { prepareWrongStatements } from './wrong-statements.db.ts';

let client: Client;
let compiler: API;
let project: Project;
let close: () => Promise<void>;

beforeAll(async () => {
  for (const path of listFiles(['src'], /\.db\.ts$/)) await import(pathToFileURL(join(root, path)).href);
  prepareWrongStatements();
  const { connection, drop } = await createTestDatabase();
  client = new Client(connection);
  await client.connect();
  compiler = new API({ cwd: root });
  const [opened] = compiler
    .updateSnapshot({ openProject: join(import.meta.dirname, 'tsconfig.statements.json') })
    .getProjects();
  if (!opened) throw new Error('TypeScript opened no project');
  project = opened;
  close = async () => {
    compiler.close();
    await client.end();
    await drop();
  };
});
afterAll(() => close());

const differencesIn = (folder: string) =>
  findTypeDifferences({
    ...project,
    client,
    statements: [...preparedStatements.values()].map((prepare) => prepare()),
    folder,
  });

test('the types of every statement are what PostgreSQL says', async () => {
  expect(await differencesIn('src')).toEqual([]);
}, 120_000);

test('rows are locked so that others may still refer to them, but for what goes away', () => {
  const locking = [...preparedStatements.values()]
    .map((prepare) => prepare())
    .filter(({ text }) => /\bfor update\b/i.test(text));
  expect(locking.map(({ name }) => name).toSorted()).toEqual([
    'customers_lock_to_take_back',
    'export_lock',
    'person_lock',
  ]);
});

const filesWith = (pattern: RegExp, kinds: RegExp) =>
  listFiles(['src'], kinds).filter((path) => pattern.test(readFileSync(join(root, path), 'utf8')));

/** The services of a call stand in no row. */
const addsToRowTypes = /^declare module '\.(?!.*\/services\.ts')/m;

test('the compiler reads every statement, and every file that adds to the types of another', () => {
  const read = new Set(project.program.getSourceFileNames());
  const needed = [...listFiles(['src'], /\.(db|table)\.ts$/), ...filesWith(addsToRowTypes, /\.ts$/)];
  expect(needed.filter((path) => !read.has(join(root, path)))).toEqual([]);
});

test('statements are prepared in .db.ts files, where they are checked', () => {
  expect(filesWith(/\bprepare(Statement|Write)[(<]/, /(?<!\.db|\.test)\.tsx?$/)).toEqual([
    'src/server/database/prepare-statement.server.ts',
  ]);
});

test('rows are typed by hand nowhere else', () => {
  expect(filesWith(/\bexecute<|\brows\)? as\b/, /\.(db|server)\.ts$/)).toEqual([
    'src/server/database/prepare-statement.server.ts',
  ]);
});

test('each mistake is one sentence', async () => {
  const differences = await differencesIn('tests/statement-types');
  expect(differences.every((line) => line.startsWith('tests/statement-types/wrong-statements.db.ts:'))).toBe(true);
  expect(differences.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    'wrong_without_types: the types of its parameters and rows are not declared',
    'the name of a statement must begin with a text written here',
    'wrong_alias: name is declared, but not returned',
    'wrong_alias: company (text) is returned, but not declared',
    'wrong_type: mobile is text, but declared as number | null',
    'wrong_null_of_column: mobile is sometimes null, but declared as string',
    'wrong_null_of_column: title is never null, but declared as string | null',
    'wrong_null_of_join_and_aggregate: limitMinor is sometimes null, but declared as number',
    'wrong_null_of_join_and_aggregate: oldest is sometimes null, but declared as Date',
    'wrong_column_missing: title is declared, but not returned',
    'wrong_column_more: title (text) is returned, but not declared',
    'wrong_columns_of_none: email (text) is returned, but not declared',
    'wrong_parameter_name: parameter id (int8) is used, but not declared',
    'wrong_parameter_name: parameter userId is declared, but not used',
    'wrong_parameter_type: parameter id is int8, but declared as string',
    'wrong_parameter_type: parameter ids is int8[], but declared as number',
    'wrong_null_in_list: id is sometimes null, but declared as number',
    'wrong_set_of_texts: status is text, but declared as "active" | "closed"',
    'wrong_set_of_constants: kind is text, but declared as "new" | "old"',
    'wrong_set_of_constants: size is int4, but declared as 1 | 2',
    'wrong_json: lines[].town is declared, but not returned',
    'wrong_json: lines[].city (text) is returned, but not declared',
    'wrong_json: lines[].at is timestamptz in JSON, but declared as Date',
    'wrong_json: lines[].contactName is sometimes null, but declared as string',
    'wrong_json_column: seller is jsonb, but declared as { name: number; }',
    'wrong_write: parameter status is written to customers.status, which is "active" | "approval_pending" | "verification_pending", but declared as string',
    'wrong_write: parameter name is written to customers.name, which is never null, but declared as string | null',
    'wrong_write_as_read: changes rows: prepareWrite says so',
    'wrong_read_as_write: changes no rows: prepareStatement says so',
    'wrong_name_in_sql: PostgreSQL refuses it: column "e_mail" does not exist',
    'wrong_form_mobile: contact is sometimes null, but declared as string',
    'wrong_order_by: parameter since is declared, but not used',
  ]);
});
