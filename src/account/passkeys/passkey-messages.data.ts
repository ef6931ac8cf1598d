import { msg } from '../../lib/i18n.ts';

export const tooManyPasskeys = { too_many: msg('You have {max} passkeys. Please remove one first.') };

/** What a form or a device was refused for. */
export const newPasskeyRefusals = {
  name: msg('Please enter a name, such as the device it is kept on.'),
  ...tooManyPasskeys,
  invalid: msg('This passkey could not be added. Please try again.'),
  known: msg('This passkey was added before.'),
};

export const passkeySignInRefusals = {
  unknown: msg('This passkey is not known here. Please sign in with your password.'),
  invalid: msg('This passkey could not be checked. Please try again, or sign in with your password.'),
};
