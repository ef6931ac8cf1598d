import { parseArgs } from 'node:util';
import { openLiveSites } from '../seller/live-sites.server.ts';
import type { Database } from '../server/database/database.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { parseSiteCode } from '../sites/resolve-site.ts';
import { type SiteCode, siteCodes } from '../sites/site.ts';
import { type CommandResult, type StaffCommand, staffCommands } from './staff/staff-commands.server.ts';

export type DeskInvocation = {
  site: SiteCode;
  command: StaffCommand;
  words: readonly string[];
  name: string;
  by: string | undefined;
};

/** Throws StartupError with the usage. */
export function readDeskCommand(argv: string[]): DeskInvocation {
  const { positionals, values } = parsed(argv);
  const [siteName, noun = '', verb = '', ...words] = positionals;
  if (!siteName) throw new StartupError(usage());
  const site = parseSiteCode(siteName);
  if (!site) throw new StartupError(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  const command = noun === 'staff' && Object.hasOwn(staffCommands, verb) ? staffCommands[verb] : undefined;
  if (!command) throw new StartupError(`Unknown command '${[noun, verb].filter(Boolean).join(' ')}'.\n${usage()}`);
  const [fewest, most] = command.words;
  if (words.length < fewest || words.length > most)
    throw new StartupError(`Write: npm run desk -- ${[site, noun, verb, command.usage].filter(Boolean).join(' ')}`);
  return { site, command, words, name: values.name?.trim() ?? '', by: values.by };
}

type Work = {
  database: Database;
  /** The name for the audit trail, where the command names nobody. */
  by: string;
  now: Date;
  /** SECRET_KEY; undefined for the key stored in the database. */
  secretKey?: string | undefined;
  demo: boolean;
};

export async function runDesk(
  { site, command, words, name, by }: DeskInvocation,
  { demo, ...work }: Work,
): Promise<CommandResult> {
  const { sites } = await openLiveSites(work.database, { demo, clock: () => work.now });
  return command.run({ ...work, site: sites[site], by: by ?? work.by }, words, name);
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: { name: { type: 'string' }, by: { type: 'string' } }, allowPositionals: true });
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}.\n${usage()}`);
  }
}

function usage(): string {
  const lines = Object.entries(staffCommands).map(
    ([verb, { usage: takes, summary }]) =>
      `  ${['staff', verb, takes].filter(Boolean).join(' ').padEnd(40)} ${summary}`,
  );
  return ['Write: npm run desk -- SITE …  [--by NAME]', ...lines].join('\n');
}
