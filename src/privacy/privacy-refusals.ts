import { msg } from '../lib/i18n.ts';

export const personRefusals = {
  email: msg('Please enter the e-mail address of the person.'),
  open_business: '{reason}',
  reason: msg('Please write why, in at most 300 characters, without the name of the person.'),
  unknown_account: msg('There is no account with this e-mail address.'),
} as const;
