import type { FieldError } from '../../lib/contract.ts';
import { HttpError } from '../../server/refuse.server.ts';

/** Replies 400 with all wrong fields; the first one is the message. */
export function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw invalidFieldsError(errors);
}

export function invalidFieldsError(errors: FieldError[]): HttpError {
  return new HttpError(400, errors[0]?.message ?? '', { errors });
}
