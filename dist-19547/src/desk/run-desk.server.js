import { parseArgs } from 'node:util';
import { openLiveSites } from '../seller/live-sites.server.js';
import { StartupError } from '../server/startup-error.server.js';
import { parseSiteCode } from '../sites/resolve-site.js';
import {                siteCodes } from '../sites/site.js';
import { accountCommands, addressCommands, taxNumberCommands } from './account-commands.server.js';
import { customerCommands } from './customer-commands.server.js';
import {
                     
                   
                    
                   
                  
  textOptions,
} from './desk-command.js';
import { bankCommands } from './money/bank-commands.server.js';
import { ageingCommands, dunningCommands, invoiceCommands } from './money/dunning-commands.server.js';
import { exportCommands } from './money/export-commands.server.js';
import { paymentCommands } from './online-payments/payment-commands.server.js';
import { orderCommands } from './order-commands.server.js';
import { pickCommands } from './picking/pick-commands.server.js';
import { priceCommands } from './price-commands.server.js';
import { receiptCommands, statementCommands } from './receipt-commands.server.js';
import { callCommands, promiseCommands, readReminder } from './receivables/promise-commands.server.js';
import { returnCommands } from './returns/return-commands.server.js';
import { rfiCommands } from './rfi-commands.server.js';
import { staffCommands } from './staff/staff-commands.server.js';

export const deskCommands               = {
  staff: staffCommands,
  account: accountCommands,
  address: addressCommands,
  'tax-number': taxNumberCommands,
  customers: customerCommands,
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
}         ;

                                                                                                                   

/** Throws StartupError with the usage. */
export function readDeskCommand(argv          )                 {
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
function findCommand(noun        , typed                   ) {
  const verbs = Object.hasOwn(deskCommands, noun) ? deskCommands[noun] : undefined;
  const [name = '', ...words] = typed;
  if (verbs && Object.hasOwn(verbs, name)) return { verb: verbs[name], name, words };
  const alone = verbs && Object.hasOwn(verbs, '') ? verbs[''] : undefined;
  return alone ? { verb: alone, name: '', words: typed } : { verb: undefined, name, words };
}

export async function runDesk(
  { site, command, args, by }                ,
  { demo, ...work }                                               ,
)                      {
  const { sites } = await openLiveSites(work.database, { demo, clock: () => work.now });
  return command.run({ ...work, site: sites[site], by: by ?? work.by }, args);
}

function parsed(args          ) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}.\n${usage()}`);
  }
}

function usage()         {
  const lines = Object.entries(deskCommands).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(
      ([name, { usage: takes, summary }]) => `  ${[noun, name, takes].filter(Boolean).join(' ').padEnd(40)} ${summary}`,
    ),
  );
  return ['Write: npm run desk -- SITE …  [--by NAME]', ...lines].join('\n');
}
