import type { FieldError } from '../../lib/contract.ts';
import { HttpError } from '../../server/refuse.server.ts';

/** Refuses a form that has wrong fields with 400: each with its sentence, the first one as the message. */
export function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw invalidFieldsError(errors);
}

/** The refusal itself, for whoever found the fields. */
export function invalidFieldsError(errors: FieldError[]): HttpError {
  return new HttpError(400, errors[0]?.message ?? '', { errors });
}
