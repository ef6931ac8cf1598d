import type { Contract } from '../../lib/contract.ts';
import { meaningsOf } from '../../lib/refusals.ts';
import type { Handler } from './define-call.server.ts';
import {
  programResponses,
  programSchemas,
  programsVersion,
  rateLimitHeaders,
  responsesToPrograms,
} from './openapi-programs.ts';
import { describeSchema, type NamedSchemas, resolve } from './openapi-schema.ts';

export const openApiPath = '/api/openapi.json';
/** Describes only the calls for programs. */
export const programsOpenApiPath = '/api/v1/openapi.json';

export function openApiDocument(handlers: readonly Handler[]) {
  const schemas: NamedSchemas = new Map();
  const paths = Object.fromEntries(
    handlers.map((handler) => [
      documentedPath(handler),
      { [handler.contract.method.toLowerCase()]: operationOf(handler, schemas) },
    ]),
  );
  const has = (...audiences: Handler['audience'][]) => handlers.some(({ audience }) => audiences.includes(audience));
  const forPrograms = has('programs');
  const forPeople = has('buyers', 'staff');
  const tags = [...new Set(handlers.map(tagOf))];
  return {
    openapi: '3.1.1',
    info: {
      title: 'Raceway',
      version: forPeople ? '1' : programsVersion,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      description: [
        'The host chooses the site.',
        ...(forPeople ? ['A business refusal is a 200 with `success: false` and its name in `refusal`.'] : []),
        ...(forPrograms ? [programsDescription] : []),
      ].join(' '),
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name, description: `About ${name}.` })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        Object.entries(securitySchemes).filter(([name]) => handlers.some((one) => schemeOf[one.audience] === name)),
      ),
      schemas: {
        ...(forPeople && { ErrorReply: errorReplySchema }),
        ...(forPrograms && programSchemas),
        ...Object.fromEntries(schemas),
      },
      ...(forPrograms && { headers: rateLimitHeaders }),
      responses: { ...(forPeople && responsesToPeople), ...(forPrograms && programResponses) },
    },
  };
}

const programsDescription =
  'Below `/api/v1/` an error is an `ErrorBody` with its HTTP status, and a refusal of a rule is a 409. Money is whole paise or fils: every amount ends in `_minor`. A parameter of a query that a call does not know is refused; unknown fields of a body are ignored.';

const securitySchemes = {
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
};

const responsesToPeople = {
  Invalid: errorResponse('The request is not valid; `errors` names every wrong field.'),
  SignedOut: errorResponse('There is no session with this token.'),
  Error: errorResponse(
    'By its status: e-mail address not verified, not found, too many attempts, internal error, or unavailable.',
  ),
};

/** Calls for programs answer with and without the slash at the end, and are described without. */
export function documentedPath({ contract: { path }, audience }: Handler): string {
  const withNames = `/${path.replace(/:(\w+)/g, '{$1}')}`;
  return audience === 'programs' ? withNames.replace(/\/$/, '') : withNames;
}

const tagOf = ({ audience, contract }: Handler): string =>
  audience === 'programs' ? (contract.path.split('/')[2] ?? audience) : audience;

function operationOf(handler: Handler, schemas: NamedSchemas) {
  const { contract, options } = handler;
  const { capability } = options.requires;
  const isOpenToVisitors: boolean = options.requires.isGrantedTo(undefined);
  const scheme = { [schemeOf[handler.audience]]: [] };
  const parameters = [...parametersOf(contract, schemas), ...(options.idempotent ? [idempotencyKey] : [])];
  return {
    operationId: contract.operation ?? contract.path.replace(/\W+/g, ' ').trim().replaceAll(' ', '_'),
    tags: [tagOf(handler)],
    summary: contract.summary,
    description: `Needs the ${handler.audience === 'programs' ? 'scope' : 'capability'} \`${capability}\`.`,
    'x-capability': capability,
    security: isOpenToVisitors ? [{}, scheme] : [scheme],
    ...(parameters.length > 0 && { parameters }),
    ...(contract.method === 'POST' && { requestBody: requestBodyOf(contract, schemas) }),
    responses:
      handler.audience === 'programs'
        ? responsesToPrograms(contract, schemas)
        : responsesOf(contract, isOpenToVisitors, schemas),
  };
}

const schemeOf: Readonly<Record<Handler['audience'], string>> = { buyers: 'token', staff: 'desk', programs: 'bearer' };

const responsesOf = (contract: Contract, isOpenToVisitors: boolean, schemas: NamedSchemas) => ({
  200: { description: 'The reply, or a refusal.', ...jsonBody(replySchema(contract, schemas)) },
  400: { $ref: '#/components/responses/Invalid' },
  ...(!isOpenToVisitors && { 401: { $ref: '#/components/responses/SignedOut' } }),
  default: { $ref: '#/components/responses/Error' },
});

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A request repeated with the same key gets the same reply and changes nothing.',
  schema: { type: 'string', maxLength: 200 },
};

const requestBodyOf = ({ takesFile, request }: Contract, schemas: NamedSchemas) =>
  takesFile
    ? { required: true, content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } }
    : { required: true, ...jsonBody(describeSchema(request, 'input', schemas)) };

function parametersOf({ path, method, takesFile, request }: Contract, schemas: NamedSchemas) {
  const described = resolve(describeSchema(request, 'input', schemas), schemas);
  const { properties = {}, required = [] } = described;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const inQuery = method === 'GET' || takesFile ? Object.keys(properties).filter((name) => !inPath.includes(name)) : [];
  const parameter = (name: string, place: 'path' | 'query', isRequired: boolean) => {
    const schema = properties[name] ?? {};
    const description = typeof schema === 'object' && schema.description;
    return { name, in: place, required: isRequired, ...(description && { description }), schema };
  };
  return [
    ...inPath.map((name) => parameter(name, 'path', true)),
    ...inQuery.map((name) => parameter(name, 'query', required.includes(name))),
  ];
}

function replySchema(contract: Contract, schemas: NamedSchemas) {
  const reply = describeSchema(contract.reply, 'output', schemas);
  return Object.keys(contract.refusals).length === 0 ? reply : { oneOf: [reply, refusedSchema(contract)] };
}

function refusedSchema({ refusals }: Contract) {
  const names = Object.entries(meaningsOf(refusals));
  const refusal = { oneOf: names.map(([name, message]) => ({ const: name, description: message })) };
  return {
    type: 'object',
    required: ['success', 'message', 'refusal'],
    properties: { success: { const: false }, message: { type: 'string' }, refusal },
  };
}

function jsonBody(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function errorResponse(description: string) {
  return { description, ...jsonBody({ $ref: '#/components/schemas/ErrorReply' }) };
}

const errorReplySchema = {
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
