import { msg } from '../lib/i18n.ts';

export const reasonRequired = msg('Please give a reason. The buyer will see it.');

const noProfile = msg('The buyer has not completed the profile yet.');

export const customerRefusals = {
  asked_already: msg('{askedBy} asked for the {label} on {at}: {sentence}'),
  bad_email: 'Please write an e-mail address like stores@plant.example.',
  bad_name: '{reason}',
  bad_number: '{reason}',
  changed_meanwhile: 'Nothing was changed. {what} now.{who}',
  'checked.accepted': msg('{by} accepted this paper on {at}.'),
  'checked.rejected': msg('{by} rejected this paper on {at}.'),
  email_taken: '{email} is the address of another account, {company}.',
  no_profile: noProfile,
  no_reason: reasonRequired,
  no_text: 'Please write a note.',
  not_allowed: '{reason}',
  'not_allowed.email_not_verified': msg('The buyer has not verified the e-mail address yet.'),
  'not_allowed.no_profile': noProfile,
  'not_allowed.one_kind': msg('{label} knows one kind of registration only.'),
  'not_allowed.registration_status': '{number} already has this status.',
  'not_allowed.same_approval': 'Automatic approval of {email} is already {state}.',
  'not_allowed.same_email': 'The account already has this e-mail address.',
  'not_allowed.same_kind': msg('{number} has this kind already.'),
  'not_allowed.same_manager': '{manager} already looks after {email}.',
  'not_allowed.same_name': 'The account already has this name.',
  'not_allowed.same_number': 'The account already has {numberLabel} {number}, and it is verified.',
  'not_allowed.same_permission': '{email} may {allowed} pay by bank transfer.',
  'not_allowed.same_price_list': '{email} already has {list}.',
  'not_allowed.same_status': 'The address already has this status.',
  'not_allowed.sees_no_more': 'The buyer has not verified the e-mail address yet, and sees no more than a visitor.',
  'not_allowed.too_many': 'The customer has {max} registrations already.',
  not_asked: msg('This paper is not asked for any longer.'),
  nothing_waits: '{email} has no changed {numberLabel} waiting for verification.',
  removed: msg('{company} has removed or replaced this paper.'),
  sentence: msg('Please write what is missing. The buyer will see it.'),
  'too_long.manager': 'Please use at most {max} characters for the name.',
  'too_long.note': 'Please use at most {max} characters.',
  unknown_account: '{site} has no account {email}.',
  unknown_address: '{site} has no address {addressId} in use.',
  unknown_paper: msg('{name} has no such paper.'),
  unknown_price_list: '{reason}',
} as const;

export const staffRefusals = {
  changed_meanwhile: 'Somebody has changed the roles of {email} meanwhile.',
  email: "'{email}' is no e-mail address.",
  last_administrator: '{person} is the only administrator of {site}. Please make somebody else administrator first.',
  name: 'Give the name with --name "…".',
  not_administrator: 'You are no longer an administrator of {site}.',
  other_site: 'This person works for {site} too. An administrator of all their sites can do this.',
  roles: 'Give at least one role.',
  unknown: 'Nobody of the staff is {email}.',
  'unknown.of_site': 'Nobody of the staff of {site} is {email}.',
  yourself: 'You cannot do this for yourself. Another administrator can.',
} as const;
