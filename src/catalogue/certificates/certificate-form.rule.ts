// What staff write of a certificate: read where it can be read in one way only, else said at the field.

import type { FieldError } from '../../lib/contract.ts';
import type { Day } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import type { Country } from '../../sites/site-facts.ts';
import { type CertificateKind, certificateKindsOf } from './certificate-kind.rule.ts';

export type TypedCertificate = {
  /** maker, category or item */
  scope: string;
  maker: string;
  category: string;
  itemCode: string;
  kind: string;
  number: string;
  validFrom: Day | '';
  validTo: Day | '';
};

type Where = { country: Country; today: Day; hasFile: boolean };

export function certificateErrors(typed: TypedCertificate, { country, today, hasFile }: Where): FieldError[] {
  return [
    ...scopeErrors(typed),
    ...kindErrors(typed, country),
    ...numberErrors(typed, hasFile),
    ...dayErrors(typed, today),
  ];
}

function scopeErrors({ scope, maker, category, itemCode }: TypedCertificate): FieldError[] {
  if (scope === 'item')
    return itemCode ? [] : [{ field: 'itemCode', message: t`Please write the stock code of the item.` }];
  if (scope !== 'maker' && scope !== 'category') return [{ field: 'scope', message: t`Please choose what it is for.` }];
  if (!maker) return [{ field: 'maker', message: t`Please choose the maker.` }];
  return scope === 'category' && !category ? [{ field: 'category', message: t`Please choose the category.` }] : [];
}

const kindErrors = ({ kind }: TypedCertificate, country: Country): FieldError[] =>
  certificateKindsOf(country).some((one) => one === kind)
    ? []
    : [{ field: 'kind', message: t`Please choose what kind of certificate it is.` }];

function numberErrors({ kind, number }: TypedCertificate, hasFile: boolean): FieldError[] {
  const at = (message: string) => [{ field: 'number', message }];
  if (!number) {
    if (kind === 'test') return hasFile ? [] : at(t`Please write its number, or add the file.`);
    return at(t`Please write its number.`);
  }
  if (kind === 'bis' && readBisNumber(number) === undefined)
    return at(t`The number of a BIS licence is CM/L- and 7 to 10 digits, as on the licence.`);
  return [];
}

function dayErrors({ validFrom, validTo }: TypedCertificate, today: Day): FieldError[] {
  if (!validFrom) return [{ field: 'validFrom', message: t`Please enter the first day.` }];
  if (validTo && validTo < validFrom) return [{ field: 'validTo', message: t`The last day is before the first.` }];
  if (validTo && validTo < today)
    return [{ field: 'validTo', message: t`This day has passed. Please enter a certificate that still holds.` }];
  return [];
}

/** 'CM/L-1234567' of 'cml 1234567' or of the digits alone; undefined for what is no such number. */
function readBisNumber(number: string): string | undefined {
  const [, digits] = /^(?:CM\/?L)?[\s:.-]*(\d{7,10})$/i.exec(number) ?? [];
  return digits && `CM/L-${digits}`;
}

export const certificateNumber = (kind: CertificateKind, number: string): string =>
  (kind === 'bis' ? readBisNumber(number) : undefined) ?? number;
