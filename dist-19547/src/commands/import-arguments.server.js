import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
                                                                     
import { StartupError } from '../server/startup-error.server.js';
import { parseSiteCode, sites } from '../sites/resolve-site.js';
import {            siteCodes } from '../sites/site.js';

                                                                                       

const usage = 'Write: npm run import -- SITE FILE [--good-lines]';
const options = { 'good-lines': { type: 'boolean' }, 'all-or-nothing': { type: 'boolean' } }         ;

/** Relative paths start at `folder`. Throws StartupError. */
export async function importArguments(args          , folder        )                           {
  const { positionals, values } = parsed(args);
  const [siteName, file, ...more] = positionals;
  if (!siteName || !file || more.length > 0) throw new StartupError(`${usage}.`);
  const code = parseSiteCode(siteName);
  if (!code) throw new StartupError(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  if (values['good-lines'] && values['all-or-nothing'])
    throw new StartupError('Write either --good-lines or --all-or-nothing.');
  const path = resolve(folder, file);
  await refuseUnreadable(path);
  return { site: sites[code], path, mode: values['good-lines'] ? 'good-lines' : 'all-or-nothing' };
}

function parsed(args          ) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new StartupError(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}. ${usage}.`);
  }
}

async function refuseUnreadable(path        )                {
  const found = await stat(path).catch((cause                       ) => cause.code);
  if (typeof found === 'object' && found.isFile()) return;
  const reason = typeof found === 'object' ? 'it is no file' : found === 'ENOENT' ? 'it does not exist' : found;
  throw new StartupError(`The file ${path} can't be read: ${reason}.`);
}
