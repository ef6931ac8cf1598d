import { msg } from '../../lib/i18n.ts';
import { type ItemColumn, itemFields } from './item-fields.data.ts';

const factSentences = {
  '': '{reason}',
  '.imported': msg('This is {now} now; an import changed it.'),
  '.changed': msg('This is {now} now; {by} changed it, {at}.'),
} as const;

type FactSentences = {
  readonly [Key in `${ItemColumn}${keyof typeof factSentences}`]: string;
};

/** Each is named after the column that it is about. */
export const itemFactRefusals = Object.fromEntries(
  itemFields.flatMap(({ column }) =>
    Object.entries(factSentences).map(([which, sentence]) => [`${column}${which}`, sentence]),
  ),
) as FactSentences;
