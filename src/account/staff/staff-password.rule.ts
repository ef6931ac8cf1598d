// A password that staff choose has at least 12 characters.
import type { FieldError } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';

const minLength = 12;

export const shortPasswordErrors = (password: string): FieldError[] =>
  password.length < minLength
    ? [{ field: 'password', message: t`Please choose a password of at least ${minLength} characters` }]
    : [];
