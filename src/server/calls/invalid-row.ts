import type { FieldError } from '../../lib/contract.ts';

/** Stands in the place of a row of a batch whose values are wrong: it is refused, and the others are saved. */
export class InvalidRow {
  readonly errors: readonly FieldError[];
  constructor(errors: readonly FieldError[]) {
    this.errors = errors;
  }
}
