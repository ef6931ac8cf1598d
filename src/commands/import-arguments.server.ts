import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileToImport } from '../imports/import-file.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { parseSiteCode, sites } from '../sites/resolve-site.ts';
import { type Site, siteCodes } from '../sites/site.ts';

export type ImportArguments = { site: Site; path: string } & Pick<FileToImport, 'mode' | 'fixed' | 'emptyCells'>;

const usage = 'Write: npm run import -- SITE FILE [--good-lines] [--set COLUMN=VALUE] [--empty | --keep]';
const options = {
  'good-lines': { type: 'boolean' },
  'all-or-nothing': { type: 'boolean' },
  set: { type: 'string', multiple: true },
  empty: { type: 'boolean' },
  keep: { type: 'boolean' },
} as const;

/** Relative paths start at `folder`. Throws StartupError. */
export async function importArguments(args: string[], folder: string): Promise<ImportArguments> {
  const { positionals, values } = parsed(args);
  const [siteName, file, ...more] = positionals;
  if (!siteName || !file || more.length > 0) throw new StartupError(`${usage}.`);
  const code = parseSiteCode(siteName);
  if (!code) throw new StartupError(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  if (values['good-lines'] && values['all-or-nothing'])
    throw new StartupError('Write either --good-lines or --all-or-nothing.');
  if (values.empty && values.keep) throw new StartupError('Write either --empty or --keep.');
  const path = resolve(folder, file);
  await refuseUnreadable(path);
  return {
    site: sites[code],
    path,
    mode: values['good-lines'] ? 'good-lines' : 'all-or-nothing',
    fixed: Object.fromEntries((values.set ?? []).map(fixedValue)),
    emptyCells: values.empty ? 'empty' : values.keep ? 'keep' : 'ask',
  };
}

/** 'brandname=Acme' */
function fixedValue(text: string): [name: string, value: string] {
  const [, name, value] = /^([a-z_]+)=(.+)$/.exec(text) ?? [];
  if (!name || !value) throw new StartupError(`'${text}' sets no column. Write it like --set brandname=Acme.`);
  return [name, value];
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}. ${usage}.`);
  }
}

async function refuseUnreadable(path: string): Promise<void> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => cause.code);
  if (typeof found === 'object' && found.isFile()) return;
  const reason = typeof found === 'object' ? 'it is no file' : found === 'ENOENT' ? 'it does not exist' : found;
  throw new StartupError(`The file ${path} can't be read: ${reason}.`);
}
