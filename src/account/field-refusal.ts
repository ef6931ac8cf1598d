import type { FieldError } from '../lib/contract.ts';
import { HttpRefused } from '../server/refuse.ts';

/** Refuses a form that has wrong fields with 400: each with its sentence, the first one as the message. */
export function refuseFields(errors: FieldError[]): void {
  if (errors.length > 0) throw wrongFields(errors);
}

/** The refusal itself, for whoever found the fields. */
export function wrongFields(errors: FieldError[]): HttpRefused {
  return new HttpRefused(400, errors[0]?.message ?? '', { errors });
}
