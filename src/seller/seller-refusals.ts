import { msg } from '../lib/i18n.ts';

export const openingRefusals = {
  'changed_meanwhile.looked_through': msg('It was changed since you opened this page. Please look through it again.'),
  'changed_meanwhile.closed': msg('{by} has closed {site}, {at}.'),
  'changed_meanwhile.opened': msg('{by} has opened {site}, {at}.'),
  'changed_meanwhile.never': msg('{site} was never opened or closed.'),
  closed: msg('{site} is closed already.'),
  mobile: msg('Please enter a mobile number.'),
  no_keys: msg('No keys of {company} are set on the server.'),
  'no_server.mail': msg('{site} has no mail server. Set SMTP_URL on the server first.'),
  'no_server.sms': msg('{site} has no SMS gateway. Set SMS_URL on the server first.'),
  not_ready: msg('{site} cannot open yet. Missing: {list}.'),
  open: msg('{site} is open already.'),
  unknown: msg('Nobody has confirmed this.'),
} as const;

export const sellerFactRefusals = {
  changed_meanwhile: msg(
    'Nothing was changed: {by} has changed this on {at}. What you typed is kept; load the page again to see theirs.',
  ),
  done: msg('{by} has confirmed this already.'),
  file: '{reason}',
  'file.too_many': msg('There are {max} files already.'),
  same_person: msg('Another administrator must confirm what you have changed.'),
  unknown: msg('There is nothing to confirm.'),
} as const;
