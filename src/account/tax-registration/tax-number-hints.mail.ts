import { msg, t, translate } from '../../lib/i18n.ts';
import type { TaxNumberHint } from './tax-number-hints.rule.ts';

const hintsForStaff = {
  'check character': msg('The last character does not match the rest.'),
  'other state': msg('This number belongs to {state}, but the address is in {other}.'),
};

export const hintRows = (hints: readonly TaxNumberHint[] = []) =>
  hints.map(({ kind, slots }) => [t`Please check`, translate(hintsForStaff[kind], slots)] as const);
