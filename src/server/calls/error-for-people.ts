import type { z } from 'zod';
import { t } from '../../lib/i18n.ts';

/** Sentences for who types into a form or reads a client's notice. What a schema says itself comes before them. */
export function errorForPeople(issue: z.core.$ZodRawIssue): string {
  const words = fieldWords(issue.path ?? []);
  if (words === '') return t`The request is not valid.`;
  const line = issue.path?.findLast((part) => typeof part === 'number');
  const field = line === undefined ? words : t`${words} in line ${line + 1}`;
  const isMissing = issue.input === undefined || issue.input === null || issue.input === '';
  if (isMissing) return t`Please enter ${field}`;
  switch (issue.code) {
    case 'invalid_value':
      return t`Please choose ${field}: ${issue.values.join(', ')}`;
    case 'too_small':
      return t`Please check ${field}: at least ${String(issue.minimum)}`;
    case 'too_big':
      return t`Please check ${field}: at most ${String(issue.maximum)}`;
    default:
      return t`Please check ${field}`;
  }
}

/** 'item quantity' for the field `item_quantity`, wherever it is in the request. */
export const fieldWords = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '')
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z])/g, (letter) => `${letter} `)
    .trim()
    .toLowerCase();
