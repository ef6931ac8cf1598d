import { parseArgs } from 'node:util';
import { StartRefused } from '../server/start-refused.ts';
import { type Site, siteCodes } from '../sites/site.ts';
import { siteCodeOf, sites } from '../sites/which-site.ts';
import { accountVerbs, addressVerbs, taxNumberVerbs } from './account-verbs.ts';
import { customerVerbs } from './customer-verbs.ts';
import {
  type DeskAnswer,
  type DeskAsked,
  type DeskVerb,
  type DeskVerbs,
  type DeskWork,
  toldOptions,
} from './desk-verb.ts';
import { orderVerbs } from './order-verbs.ts';
import { paymentVerbs } from './payment-verbs.ts';
import { receiptVerbs, statementVerbs } from './receipt-verbs.ts';
import { rfiVerbs } from './rfi-verbs.ts';

/** Everything staff can do at the terminal. */
export const deskVerbs: DeskVerbs = {
  account: accountVerbs,
  address: addressVerbs,
  'tax-number': taxNumberVerbs,
  customers: customerVerbs,
  rfi: rfiVerbs,
  order: orderVerbs,
  payments: paymentVerbs,
  receipt: receiptVerbs,
  statement: statementVerbs,
};

const options = {
  reason: { type: 'string' },
  note: { type: 'string' },
  by: { type: 'string' },
  'good-lines': { type: 'boolean' },
  scrap: { type: 'boolean' },
  again: { type: 'boolean' },
  on: { type: 'string' },
  until: { type: 'string' },
  item: { type: 'string' },
  carrier: { type: 'string' },
  docket: { type: 'string' },
  reference: { type: 'string' },
  for: { type: 'string' },
  why: { type: 'string' },
  order: { type: 'string' },
  unpaid: { type: 'string' },
} as const;

export type DeskCommand = { site: Site; verb: DeskVerb; asked: DeskAsked; by: string | undefined };

/** Reads what was typed behind `npm run desk --`. Refuses (StartRefused) with what can be typed. */
export function readDeskCommand(args: string[]): DeskCommand {
  const { positionals, values } = parsed(args);
  const [siteName, noun = '', ...typed] = positionals;
  if (!siteName) throw new StartRefused(usage());
  const code = siteCodeOf(siteName);
  if (!code) throw new StartRefused(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  const { verb, name, words } = namedVerb(noun, typed);
  if (!verb) throw new StartRefused(`Staff can't '${[noun, name].filter(Boolean).join(' ')}'.\n${usage()}`);
  const wanted = /^[A-Z]/.test(verb.takes) ? 1 : 0;
  if (words.length < wanted || (words.length > wanted && !verb.many))
    throw new StartRefused(`Write: npm run desk -- ${[code, noun, name, verb.takes].filter(Boolean).join(' ')}`);
  const { reason = '', note = '', by, 'good-lines': goodLines = false, scrap = false, again = false } = values;
  const told = Object.fromEntries(toldOptions.flatMap((key) => (values[key] ? [[key, values[key].trim()]] : [])));
  const asked = { words, reason: reason.trim(), note: note.trim(), goodLines, scrap, again, told };
  return { site: sites[code], verb, asked, by };
}

/** A noun that does something by itself is followed by its words at once. */
function namedVerb(noun: string, typed: readonly string[]) {
  const verbs = Object.hasOwn(deskVerbs, noun) ? deskVerbs[noun] : undefined;
  const [name = '', ...words] = typed;
  if (verbs && Object.hasOwn(verbs, name)) return { verb: verbs[name], name, words };
  const alone = verbs && Object.hasOwn(verbs, '') ? verbs[''] : undefined;
  return alone ? { verb: alone, name: '', words: typed } : { verb: undefined, name, words };
}

/** Carries a command out. */
export function runDesk({ site, verb, asked, by }: DeskCommand, work: Omit<DeskWork, 'site'>): Promise<DeskAnswer> {
  return verb.run({ ...work, site, by: by ?? work.by }, asked);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartRefused(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}.\n${usage()}`);
  }
}

function usage(): string {
  const lines = Object.entries(deskVerbs).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(
      ([name, { takes, does }]) => `  ${[noun, name, takes].filter(Boolean).join(' ').padEnd(40)} ${does}`,
    ),
  );
  return ['Write: npm run desk -- SITE …  [--by NAME]', ...lines].join('\n');
}
