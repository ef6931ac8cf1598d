import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineContract, textId } from '../../lib/contract.ts';
import { type Caller, defineCall, type Permission } from './define-call.server.ts';
import { openApiDocument } from './openapi.server.ts';

const forEveryone: Permission<Caller | undefined, never> = {
  capability: 'look',
  isGrantedTo: (_caller): _caller is Caller | undefined => true,
  refusal: undefined,
};
const forUsers: Permission<Caller, never> = {
  capability: 'buy',
  isGrantedTo: (caller): caller is Caller => caller !== undefined,
  refusal: undefined,
};
const reply = z.object({ success: z.literal(true) });
const look = defineContract({
  path: 'api/look/:shelf/',
  method: 'GET',
  summary: 'Looks.',
  request: z.object({ shelf: textId(), page: z.number().optional() }),
  reply,
});
const buy = defineContract({
  path: 'api/buy/',
  method: 'POST',
  summary: 'Buys.',
  request: z.object({ item: z.number() }),
  reply,
  refusals: { sold_out: 'Sold out: {item}.' },
});
const send = defineContract({
  path: 'api/send/',
  method: 'POST',
  summary: 'Sends a file.',
  takesFile: true,
  request: z.object({ name: textId() }),
  reply,
});
const document = openApiDocument([
  defineCall(send, { requires: forUsers }, async () => ({ success: true as const })),
  defineCall(look, { requires: forEveryone }, async () => ({ success: true as const })),
  defineCall(buy, { requires: forUsers, transaction: true, idempotent: true }, async () => ({
    success: true as const,
  })),
]);
const { get: looking } = document.paths['/api/look/{shelf}/'] ?? {};
const { post: buying } = document.paths['/api/buy/'] ?? {};

test('the document is valid OpenAPI', async () => {
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('a GET names its parameters in path and query', () => {
  expect(looking?.parameters).toMatchObject([
    { name: 'shelf', in: 'path', required: true },
    { name: 'page', in: 'query', required: false, schema: { type: 'number' } },
  ]);
  expect(looking?.parameters?.[0]?.schema).toEqual({ anyOf: [{ type: 'string', maxLength: 200 }, { type: 'number' }] });
  expect(looking).not.toHaveProperty('requestBody');
});

test('a POST describes its body and the key under which it may be repeated', () => {
  expect(buying).toMatchObject({
    summary: 'Buys.',
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    requestBody: { content: { 'application/json': { schema: { required: ['item'] } } } },
  });
});

test('a call that takes a file has its fields in the query', () => {
  expect(document.paths['/api/send/']?.post).toMatchObject({
    parameters: [{ name: 'name', in: 'query', required: true }],
    requestBody: { content: { 'application/octet-stream': { schema: { format: 'binary' } } } },
  });
});

test('a call says which capability it needs, and whether a token', () => {
  expect(looking).toMatchObject({ 'x-capability': 'look', security: [{}, { token: [] }] });
  expect(looking?.responses).not.toHaveProperty('401');
  expect(buying).toMatchObject({ 'x-capability': 'buy', security: [{ token: [] }] });
  expect(buying?.responses).toHaveProperty('401');
});

test('a refusal is one of the replies, with its name and sentence', () => {
  expect(buying?.responses[200].content['application/json'].schema).toMatchObject({
    oneOf: [
      { properties: { success: { const: true } } },
      { properties: { refusal: { oneOf: [{ const: 'sold_out', description: 'Sold out: {item}.' }] } } },
    ],
  });
});
