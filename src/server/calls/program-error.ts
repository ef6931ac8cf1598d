import type { FieldError, RefusalReply } from '../../lib/contract.ts';

/** Every path of the calls for programs begins with this. */
const programsRoot = '/api/v1/';

/** Programs decide by these: `type` says what to do, `code` what is wrong, and `param` where. */
export const errorTypes = {
  invalid_request: 'the request must be sent otherwise',
  authentication: 'no token in force',
  permission: 'the token lacks the scope',
  not_found: 'there is no such record on this site',
  refused: 'a rule of the store refuses it; the call lists the codes',
  rate_limit: 'too many calls; wait',
  unavailable: 'try again after a pause',
  internal: 'a fault of the store; try again after a pause',
} as const;

type ErrorType = keyof typeof errorTypes;

/** Codes that any call may give, beside those of its own refusals. */
export const errorCodes = {
  missing_value: 'A value that is needed was not sent.',
  invalid_value: 'A value has a wrong type, or is beyond its limits.',
  unknown_parameter: 'The query has a parameter that the call does not know, or one twice.',
  invalid_request: 'The request cannot be read, such as a body that is no JSON.',
  invalid_token: 'No token, or one that has ended or belongs to another site.',
  missing_scope: 'The token does not have the scope.',
  not_found: 'There is no such record on this site.',
  unknown_call: 'There is no such call.',
  wrong_method: 'The call is made with another method.',
  too_large: 'The body is larger than the call takes.',
  too_many_calls: 'Too many calls in a minute, or too many at once.',
  internal_error: 'Something went wrong in the store.',
  unavailable: 'The store cannot answer now, such as while its database is away.',
} as const;

type ErrorCode = keyof typeof errorCodes;

const byStatus: Readonly<Record<number, [ErrorType, ErrorCode]>> = {
  400: ['invalid_request', 'invalid_request'],
  401: ['authentication', 'invalid_token'],
  403: ['permission', 'missing_scope'],
  404: ['not_found', 'not_found'],
  405: ['invalid_request', 'wrong_method'],
  413: ['invalid_request', 'too_large'],
  429: ['rate_limit', 'too_many_calls'],
  503: ['unavailable', 'unavailable'],
};

type ErrorDetail = { code: string; message: string; param: string | null };

export type ProgramError = ErrorDetail & { type: ErrorType; errors?: ErrorDetail[]; request_id?: string };

export const detailOf = ({ field, message, code = 'invalid_value' }: FieldError): ErrorDetail => ({
  code,
  message,
  param: field || null,
});

/** `params` are those of the contract. */
export function programError(
  status: number,
  { message, refusal, errors = [], request_id }: RefusalReply,
  params: Readonly<Record<string, string>> = {},
): { error: ProgramError } {
  const more = { ...(errors.length > 0 && { errors: errors.map(detailOf) }), ...(request_id && { request_id }) };
  if (status === 409 && refusal) {
    return { error: { type: 'refused', code: refusal, message, param: params[refusal] ?? null, ...more } };
  }
  const [type, general] = byStatus[status] ?? (['internal', 'internal_error'] as const);
  const [first] = errors;
  const { code, param } = first ? detailOf(first) : { code: refusal ?? general, param: null };
  return { error: { type, code, message, param, ...more } };
}

/** The body of an error that no call gives, in the form that callers of this path know. */
export const errorBody = (path: string, status: number, reply: Omit<RefusalReply, 'success'>) =>
  path.startsWith(programsRoot)
    ? programError(status, { success: false, ...reply })
    : { success: false, message: reply.message, ...(reply.request_id && { request_id: reply.request_id }) };
