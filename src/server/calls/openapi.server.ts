import { z } from 'zod';
import type { Contract } from '../../lib/contract.ts';
import type { Handler } from './define-call.server.ts';

export const openApiPath = '/api/openapi.json';

export const openApiDocument = (handlers: readonly Handler[]) => ({
  openapi: '3.1.1',
  info: {
    title: 'Raceway',
    version: '1',
    description:
      'The host chooses the site. A business refusal is a 200 with `success: false` and its name in `refusal`. Unknown fields are ignored.',
  },
  servers: [{ url: '/' }],
  paths: Object.fromEntries(
    handlers.map((handler) => [
      pathOf(handler.contract),
      { [handler.contract.method.toLowerCase()]: operationOf(handler) },
    ]),
  ),
  components: {
    securitySchemes: {
      token: {
        type: 'apiKey',
        in: 'header',
        name: 'Authorization',
        description: 'The word `Token`, a space, and the token that `authentication/login/` returns.',
      },
      desk: {
        type: 'apiKey',
        in: 'cookie',
        name: 'desk',
        description: 'Set by `desk/api/sign_in/`. A POST must come from a page of the same origin.',
      },
    },
    schemas: { Error: errorSchema },
    responses: {
      Invalid: errorResponse('The request is not valid; `errors` names every wrong field.'),
      SignedOut: errorResponse('There is no session with this token.'),
      Error: errorResponse(
        'By its status: e-mail address not verified, not found, too many attempts, internal error, or unavailable.',
      ),
    },
  },
});

const pathOf = ({ path }: Contract) => `/${path.replace(/:(\w+)/g, '{$1}')}`;

function operationOf(handler: Handler) {
  const { contract, options } = handler;
  const { capability } = options.requires;
  const isOpenToVisitors: boolean = options.requires.isGrantedTo(undefined);
  const scheme = handler.audience === 'staff' ? { desk: [] } : { token: [] };
  const parameters = [...parametersOf(contract), ...(options.idempotent ? [idempotencyKey] : [])];
  return {
    operationId: contract.path.replace(/\W+/g, ' ').trim().replaceAll(' ', '_'),
    summary: contract.summary,
    description: `Needs the capability \`${capability}\`.`,
    'x-capability': capability,
    security: isOpenToVisitors ? [{}, scheme] : [scheme],
    ...(parameters.length > 0 && { parameters }),
    ...(contract.method === 'POST' && { requestBody: requestBodyOf(contract) }),
    responses: {
      200: { description: 'The reply, or a refusal.', ...jsonBody(replySchema(contract)) },
      400: { $ref: '#/components/responses/Invalid' },
      ...(!isOpenToVisitors && { 401: { $ref: '#/components/responses/SignedOut' } }),
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A request repeated with the same key gets the same reply and changes nothing.',
  schema: { type: 'string', maxLength: 200 },
};

const requestBodyOf = ({ takesFile, request }: Contract) =>
  takesFile
    ? { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : jsonBody(schemaOf(request, 'input'));

function parametersOf({ path, method, takesFile, request }: Contract) {
  const { properties = {}, required = [] } = schemaOf(request, 'input');
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inQuery = method === 'GET' || takesFile ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} })),
    ...inQuery.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] })),
  ];
}

function replySchema({ reply, refusals }: Contract) {
  const names = Object.entries(refusals);
  if (names.length === 0) return schemaOf(reply, 'output');
  const refusal = { oneOf: names.map(([name, message]) => ({ const: name, description: message })) };
  const refused = {
    type: 'object',
    required: ['success', 'message', 'refusal'],
    properties: { success: { const: false }, message: { type: 'string' }, refusal },
  };
  return { oneOf: [schemaOf(reply, 'output'), refused] };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } });

const errorResponse = (description: string) => ({
  description,
  ...jsonBody({ $ref: '#/components/schemas/Error' }),
});

const errorSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    request_id: { type: 'string' },
  },
};
