import { readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import type { Contract } from '../../src/lib/contract.ts';
import { nameOf } from '../../src/lib/refusals.ts';
import { documentedPath } from '../../src/server/calls/openapi.server.ts';
import { programsVersion } from '../../src/server/calls/openapi-programs.ts';
import { errorCodes } from '../../src/server/calls/program-error.ts';
import { storeCalls } from '../../src/store.calls.ts';
import { setUp } from '../store/set-up.ts';
import { openTestStore } from '../store/test-store.ts';

const store = setUp(openTestStore);

const get = (headers: Record<string, string> = {}, method = 'GET') =>
  store.app.request('/api/openapi.json', { method, headers: { host: 'nod.localhost', ...headers } });

type Document = { paths: Record<string, Record<string, { 'x-capability': string }>> };

test('the served document is valid OpenAPI and has every call with its capability', async () => {
  const response = await get();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
  const document = (await response.json()) as Document;
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [method, path, operation['x-capability']]),
  );
  const calls = storeCalls.map((handler) => [
    handler.contract.method.toLowerCase(),
    documentedPath(handler),
    handler.options.requires.capability,
  ]);
  expect(described).toEqual(calls);
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

const namesOf = ({ refusals }: Contract) => [...new Set(Object.keys(refusals).map(nameOf))].toSorted();

/** Every value of `const` and `enum` below a part of the document. */
function constantsIn(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'const' ? [value] : key === 'enum' ? value : constantsIn(value),
  );
}

test('every call is described with each refusal that it can give, and no other', async () => {
  const { paths } = (await (await get()).json()) as { paths: Record<string, Record<string, { responses: object }>> };
  const described = storeCalls.map((handler) => {
    const { contract, audience } = handler;
    const { responses } = paths[documentedPath(handler)]?.[contract.method.toLowerCase()] ?? {};
    const [ok, refused] = [responses?.['200' as never], responses?.['409' as never]];
    const reply = (ok as unknown as { content: { 'application/json': { schema: { oneOf?: object[] } } } })?.content[
      'application/json'
    ].schema.oneOf;
    const names = constantsIn(audience === 'programs' ? refused : (reply?.at(-1) ?? {}));
    return [contract.path, names.filter((name) => typeof name === 'string').toSorted()];
  });
  expect(described).toEqual(storeCalls.map(({ contract }) => [contract.path, namesOf(contract)]));
});

test('it is compressed for a client that can read that', async () => {
  const response = await get({ 'accept-encoding': 'gzip' });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(92_000);
});

test('it is only read', async () => {
  expect((await get({}, 'POST')).status).toBe(404);
});

test('the document of programs has their calls alone, with a token and refusals as conflicts', async () => {
  const response = await store.app.request('/api/v1/openapi.json', { headers: { host: 'nod.localhost' } });
  const document = (await response.json()) as Document;
  expect(Object.keys(document.paths).every((path) => path.startsWith('/api/v1/'))).toBe(true);
  expect(document.paths['/api/v1/prices/save']?.post).toMatchObject({
    security: [{ bearer: [] }],
    'x-capability': 'prices:write',
    tags: ['prices'],
    responses: { 200: {}, 400: {}, 401: {}, 403: {}, 409: {}, 429: {} },
  });
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

const programCalls = storeCalls.filter(({ audience }) => audience === 'programs');

test('docs/api.md names every code that a call of programs may give', async () => {
  const page = await readFile('docs/api.md', 'utf8');
  const declared = programCalls.flatMap(({ contract: { refusals, rowRefusals = {} } }) => [
    ...Object.keys(refusals),
    ...Object.keys(rowRefusals),
  ]);
  const codes = [...new Set([...declared, ...Object.keys(errorCodes)])];
  expect(codes.filter((code) => !page.includes(`\`${code}\``))).toEqual([]);
  expect(page).toContain(`| ${programsVersion} |`);
});

test('each call of programs has a name of its own for generated clients', () => {
  const names = programCalls.map(({ contract }) => contract.operation);
  expect(names.filter((name) => name === undefined)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});
