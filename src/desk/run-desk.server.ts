import { parseArgs } from 'node:util';
import { openLiveSites } from '../seller/live-sites.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { parseSiteCode } from '../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import {
  accountCommands,
  addressCommands,
  registrationCommands,
  taxNumberCommands,
} from './account-commands.server.ts';
import { customerCommands } from './customer-commands.server.ts';
import {
  type DeskArguments,
  type DeskCommand,
  type DeskCommands,
  type DeskContext,
  type DeskResult,
  textOptions,
} from './desk-command.ts';
import { bankCommands } from './money/bank-commands.server.ts';
import { ageingCommands, dunningCommands, invoiceCommands } from './money/dunning-commands.server.ts';
import { exportCommands } from './money/export-commands.server.ts';
import { paymentCommands } from './online-payments/payment-commands.server.ts';
import { orderCommands } from './order-commands.server.ts';
import { personCommands } from './person/person-commands.server.ts';
import { pickCommands } from './picking/pick-commands.server.ts';
import { priceCommands } from './price-commands.server.ts';
import { receiptCommands, statementCommands } from './receipt-commands.server.ts';
import { callCommands, promiseCommands, readReminder } from './receivables/promise-commands.server.ts';
import { returnCommands } from './returns/return-commands.server.ts';
import { rfiCommands } from './rfi-commands.server.ts';
import { staffCommands } from './staff/staff-commands.server.ts';

export const deskCommands: DeskCommands = {
  staff: staffCommands,
  account: accountCommands,
  address: addressCommands,
  'tax-number': taxNumberCommands,
  registration: registrationCommands,
  customers: customerCommands,
  person: personCommands,
  prices: priceCommands,
  rfi: rfiCommands,
  order: { ...orderCommands, ...pickCommands },
  return: returnCommands,
  payments: paymentCommands,
  bank: bankCommands,
  dunning: { ...dunningCommands, read: readReminder },
  calls: callCommands,
  promise: promiseCommands,
  invoice: invoiceCommands,
  ageing: ageingCommands,
  export: exportCommands,
  receipt: receiptCommands,
  statement: statementCommands,
};

const options = {
  reason: { type: 'string' },
  note: { type: 'string' },
  by: { type: 'string' },
  'good-lines': { type: 'boolean' },
  check: { type: 'boolean' },
  scrap: { type: 'boolean' },
  again: { type: 'boolean' },
  on: { type: 'string' },
  until: { type: 'string' },
  item: { type: 'string' },
  carrier: { type: 'string' },
  docket: { type: 'string' },
  'docket-day': { type: 'string' },
  transporter: { type: 'string' },
  mode: { type: 'string' },
  vehicle: { type: 'string' },
  reference: { type: 'string' },
  for: { type: 'string' },
  why: { type: 'string' },
  order: { type: 'string' },
  unpaid: { type: 'string' },
  tracking: { type: 'string' },
  eway: { type: 'string' },
  cartons: { type: 'string' },
  weight: { type: 'string' },
  days: { type: 'string' },
  grace: { type: 'string' },
  company: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  email: { type: 'string' },
  'tax-number': { type: 'string' },
  columns: { type: 'string' },
  dates: { type: 'string' },
  receipt: { type: 'string' },
  rest: { type: 'string' },
  name: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  stage: { type: 'string' },
  parties: { type: 'string' },
} as const;

export type DeskInvocation = { site: SiteCode; command: DeskCommand; args: DeskArguments; by: string | undefined };

/** Throws StartupError with the usage. */
export function readDeskCommand(argv: string[]): DeskInvocation {
  const { positionals, values } = parsed(argv);
  const [siteName, noun = '', ...typed] = positionals;
  if (!siteName) throw new StartupError(usage());
  const code = parseSiteCode(siteName);
  if (!code) throw new StartupError(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  const { verb, name, words } = findCommand(noun, typed);
  if (!verb) throw new StartupError(`Unknown command '${[noun, name].filter(Boolean).join(' ')}'.\n${usage()}`);
  const wanted = /^[A-Z]/.test(verb.usage) ? 1 : 0;
  if (words.length < wanted || (words.length > wanted && !verb.acceptsMore))
    throw new StartupError(`Write: npm run desk -- ${[code, noun, name, verb.usage].filter(Boolean).join(' ')}`);
  const { reason = '', note = '', by, 'good-lines': goodLines = false } = values;
  const { check = false, scrap = false, again = false } = values;
  const textValues = Object.fromEntries(textOptions.flatMap((key) => (values[key] ? [[key, values[key].trim()]] : [])));
  const args = {
    positionals: words,
    reason: reason.trim(),
    note: note.trim(),
    goodLines,
    check,
    scrap,
    again,
    options: textValues,
  };
  return { site: code, command: verb, args, by };
}

/** A noun that is a command by itself has no verb. */
function findCommand(noun: string, typed: readonly string[]) {
  const verbs = Object.hasOwn(deskCommands, noun) ? deskCommands[noun] : undefined;
  const [name = '', ...words] = typed;
  if (verbs && Object.hasOwn(verbs, name)) return { verb: verbs[name], name, words };
  const alone = verbs && Object.hasOwn(verbs, '') ? verbs[''] : undefined;
  return alone ? { verb: alone, name: '', words: typed } : { verb: undefined, name, words };
}

export async function runDesk(
  { site, command, args, by }: DeskInvocation,
  { demo, ...work }: Omit<DeskContext, 'site'> & { demo: boolean },
): Promise<DeskResult> {
  const { sites } = await openLiveSites(work.database, { demo, clock: () => work.now });
  return command.run({ ...work, site: sites[site], by: by ?? work.by }, args);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}.\n${usage()}`);
  }
}

function usage(): string {
  const lines = Object.entries(deskCommands).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(
      ([name, { usage: takes, summary }]) => `  ${[noun, name, takes].filter(Boolean).join(' ').padEnd(40)} ${summary}`,
    ),
  );
  return ['Write: npm run desk -- SITE …  [--by NAME]', ...lines].join('\n');
}
