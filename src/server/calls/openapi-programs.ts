import type { Contract } from '../../lib/contract.ts';
import { meaningsOf } from '../../lib/refusals.ts';
import { describeSchema, type NamedSchemas } from './openapi-schema.ts';
import { errorCodes, errorTypes } from './program-error.ts';

/** The day on which the calls for programs last changed in a way that programs notice; docs/api.md says how. */
export const programsVersion = '2026-11-30';

const listed = (meanings: Readonly<Record<string, string>>) =>
  Object.entries(meanings)
    .map(([name, meaning]) => `- \`${name}\`: ${meaning}`)
    .join('\n');

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const errorBody = { $ref: '#/components/schemas/ErrorBody' };

const error = (description: string) => ({ description, ...json(errorBody) });

const detail = {
  code: {
    type: 'string',
    description: `A stable name; of a refusal one that the call lists, else one of:\n${listed(errorCodes)}`,
  },
  message: { type: 'string', description: 'For people; it may change.' },
  param: { type: ['string', 'null'], description: 'The field or parameter, such as `rows` or `limit`.' },
};

export const programSchemas = {
  Error: {
    type: 'object',
    required: ['type', 'code', 'message', 'param'],
    properties: {
      type: { type: 'string', enum: Object.keys(errorTypes), description: listed(errorTypes) },
      ...detail,
      errors: { type: 'array', description: 'Every wrong field.', items: { $ref: '#/components/schemas/ErrorDetail' } },
      request_id: { type: 'string', description: 'By which the operator finds the request in the log.' },
    },
    examples: [
      { type: 'not_found', code: 'not_found', message: 'This order was not found.', param: null, request_id: '5f0c' },
    ],
  },
  ErrorDetail: { type: 'object', required: ['code', 'message', 'param'], properties: detail },
  ErrorBody: {
    type: 'object',
    required: ['error'],
    properties: { error: { $ref: '#/components/schemas/Error' } },
  },
};

export const rateLimitHeaders = {
  'RateLimit-Policy': {
    description: '`"token";q=600;w=60`: calls in a window of seconds.',
    schema: { type: 'string' },
  },
  RateLimit: { description: '`"token";r=598`: calls that are left.', schema: { type: 'string' } },
};

export const programResponses = {
  InvalidRequest: error('The request is not valid; `errors` names every wrong field.'),
  NoToken: error('No token, or one that has ended or belongs to another site.'),
  NoScope: error('The token does not have the scope.'),
  NotFound: error('There is no such record on this site.'),
  TooMany: {
    ...error('Too many calls, or too many at once; `Retry-After` says how many seconds to wait.'),
    headers: { 'Retry-After': { schema: { type: 'integer' } } },
  },
  Failed: error('By its status: too large, a fault of the store, or unavailable.'),
};

const named = (name: string) => ({ $ref: `#/components/responses/${name}` });

export const responsesToPrograms = (contract: Contract, schemas: NamedSchemas) => ({
  200: {
    description: 'The reply.',
    headers: Object.fromEntries(
      Object.keys(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    ...json(describeSchema(contract.reply, 'output', schemas)),
  },
  400: named('InvalidRequest'),
  401: named('NoToken'),
  403: named('NoScope'),
  ...(contract.path.includes(':') && { 404: named('NotFound') }),
  ...(Object.keys(contract.refusals).length > 0 && {
    409: { description: `Refused:\n${listed(meaningsOf(contract.refusals))}`, ...json(refusedSchema(contract)) },
  }),
  429: named('TooMany'),
  default: named('Failed'),
});

/** The same as any error, with the codes of this call. */
const refusedSchema = ({ refusals }: Contract) => {
  const code = { type: 'string', enum: Object.keys(meaningsOf(refusals)) };
  const refused = { type: 'object', required: ['code'], properties: { code } };
  return { allOf: [errorBody, { type: 'object', required: ['error'], properties: { error: refused } }] };
};
