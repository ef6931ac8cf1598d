import { msg } from '../lib/i18n.ts';

export const contactRefusals = {
  already_done: msg('{by} marked this message done on {at}.'),
  already_open: msg('This message is open again already.'),
  unknown_message: msg('{site} has no such message.'),
} as const;
