import { z } from 'zod';
import type { Contract } from '../../lib/contract.ts';
import type { Handler } from './define-call.server.ts';

export const openApiPath = '/api/openapi.json';
/** Describes only the calls for programs. */
export const programsOpenApiPath = '/api/v1/openapi.json';

export const openApiDocument = (handlers: readonly Handler[]) => ({
  openapi: '3.1.1',
  info: {
    title: 'Raceway',
    version: '1',
    description:
      'The host chooses the site. A business refusal is a 200 with `success: false` and its name in `refusal`; for programs, below `/api/v1/`, it is a 409. Unknown fields are ignored.',
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
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'A token that an administrator makes at the desk under Integrations, for one site.',
      },
      desk: {
        type: 'apiKey',
        in: 'cookie',
        name: 'desk',
        description: 'Set by `desk/api/sign_in/`. A POST must come from a page of the same origin.',
      },
    },
    schemas: { Error: errorSchema },
    headers: rateLimitHeaders,
    responses: {
      NoToken: errorResponse('No token, or one that has ended or belongs to another site.'),
      NoScope: errorResponse('The token does not have the scope.'),
      NotFound: errorResponse('There is no such record on this site.'),
      TooMany: {
        ...errorResponse('Too many calls, or too many at once; `Retry-After` says how many seconds to wait.'),
        headers: { 'Retry-After': { schema: { type: 'integer' } } },
      },
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
  const scheme = { [schemeOf[handler.audience]]: [] };
  const parameters = [...parametersOf(contract), ...(options.idempotent ? [idempotencyKey] : [])];
  return {
    operationId: contract.path.replace(/\W+/g, ' ').trim().replaceAll(' ', '_'),
    tags: [handler.audience],
    summary: contract.summary,
    description: `Needs the ${handler.audience === 'programs' ? 'scope' : 'capability'} \`${capability}\`.`,
    'x-capability': capability,
    security: isOpenToVisitors ? [{}, scheme] : [scheme],
    ...(parameters.length > 0 && { parameters }),
    ...(contract.method === 'POST' && { requestBody: requestBodyOf(contract) }),
    responses:
      handler.audience === 'programs' ? responsesToPrograms(contract) : responsesOf(contract, isOpenToVisitors),
  };
}

const schemeOf: Readonly<Record<Handler['audience'], string>> = { buyers: 'token', staff: 'desk', programs: 'bearer' };

const responsesOf = (contract: Contract, isOpenToVisitors: boolean) => ({
  200: { description: 'The reply, or a refusal.', ...jsonBody(replySchema(contract)) },
  400: { $ref: '#/components/responses/Invalid' },
  ...(!isOpenToVisitors && { 401: { $ref: '#/components/responses/SignedOut' } }),
  default: { $ref: '#/components/responses/Error' },
});

const responsesToPrograms = (contract: Contract) => ({
  200: {
    description: 'The reply.',
    headers: Object.fromEntries(
      Object.keys(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    ...jsonBody(schemaOf(contract.reply, 'output')),
  },
  400: { $ref: '#/components/responses/Invalid' },
  401: { $ref: '#/components/responses/NoToken' },
  403: { $ref: '#/components/responses/NoScope' },
  ...(/:/.test(contract.path) && { 404: { $ref: '#/components/responses/NotFound' } }),
  ...(Object.keys(contract.refusals).length > 0 && {
    409: { description: 'Refused, with the reason.', ...jsonBody(refusedSchema(contract)) },
  }),
  429: { $ref: '#/components/responses/TooMany' },
  default: { $ref: '#/components/responses/Error' },
});

const rateLimitHeaders = {
  'RateLimit-Policy': {
    description: '`"token";q=600;w=60`: calls in a window of seconds.',
    schema: { type: 'string' },
  },
  RateLimit: { description: '`"token";r=598`: calls that are left.', schema: { type: 'string' } },
};

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

function replySchema(contract: Contract) {
  const reply = schemaOf(contract.reply, 'output');
  return Object.keys(contract.refusals).length === 0 ? reply : { oneOf: [reply, refusedSchema(contract)] };
}

function refusedSchema({ refusals }: Contract) {
  const names = Object.entries(refusals);
  const refusal = { oneOf: names.map(([name, message]) => ({ const: name, description: message })) };
  return {
    type: 'object',
    required: ['success', 'message', 'refusal'],
    properties: { success: { const: false }, message: { type: 'string' }, refusal },
  };
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: limitAsCleaned });
  return described;
}

/** A text may be longer before it is cleaned; what counts is its length afterwards. */
function limitAsCleaned({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const cleaned = zodSchema._zod.def.type === 'pipe' && zodSchema._zod.def.out;
  if (!(cleaned instanceof z.ZodString) || cleaned.maxLength === null) return;
  const { maxLength } = cleaned;
  const limit = (one: JsonSchema) => (one.type === 'string' ? { ...one, maxLength } : one);
  Object.assign(jsonSchema, limit(jsonSchema), jsonSchema.anyOf && { anyOf: jsonSchema.anyOf.map(limit) });
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
