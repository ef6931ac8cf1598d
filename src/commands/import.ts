import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type ImportReport, importItems } from '../catalogue/import-items.ts';
import { readImportFile } from '../catalogue/read-import-file.ts';
import { readEnv } from '../server/env.ts';
import { StartRefused } from '../server/start-refused.ts';
import { type Site, siteCodes } from '../sites/site.ts';
import { siteCodeOf, sites } from '../sites/which-site.ts';
import { openCommandDatabase } from './command-database.ts';

type Asked = { site: Site; path: string; goodLines: boolean };

const usage = 'Write: npm run import -- SITE FILE.csv [--good-lines]';

/** Imports a catalogue file into a site (docs/import.md). Ends with exit code 1 when a line is bad. */
async function main(): Promise<void> {
  const asked = await askedFor(process.argv.slice(2));
  const { database, close } = await openCommandDatabase(readEnv(process.env));
  try {
    const report = await importItems(database, asked.site, readImportFile(createReadStream(asked.path)), {
      mode: asked.goodLines ? 'good-lines' : 'all-or-nothing',
      now: new Date(),
      onProblem: (line, problem) => console.error(`line ${line}: ${problem}`),
    });
    tell(asked.site, report);
    if (report.bad > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

async function askedFor(args: string[]): Promise<Asked> {
  const options = { 'good-lines': { type: 'boolean' }, 'all-or-nothing': { type: 'boolean' } } as const;
  const given = readArguments(() => parseArgs({ args, options, allowPositionals: true }));
  const [siteName, file, ...more] = given.positionals;
  if (!siteName || !file || more.length > 0) throw new StartRefused(`${usage}.`);
  const code = siteCodeOf(siteName);
  if (!code) throw new StartRefused(`There is no site '${siteName}'; write one of ${siteCodes.join(', ')}.`);
  if (given.values['good-lines'] && given.values['all-or-nothing'])
    throw new StartRefused('Write either --good-lines or --all-or-nothing.');
  // npm runs commands in the project's folder; a path is meant from where they were typed.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => cause.code);
  if (typeof found !== 'object' || !found.isFile())
    throw new StartRefused(
      `The file ${path} can't be read: ${typeof found === 'object' ? 'it is no file' : reason(found)}.`,
    );
  return { site: sites[code], path, goodLines: given.values['good-lines'] ?? false };
}

function readArguments<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new StartRefused(`${cause instanceof Error ? cause.message.split('. ')[0] : cause}. ${usage}.`);
  }
}

const reason = (code: string | undefined) => (code === 'ENOENT' ? 'it does not exist' : `${code}`);

function tell(site: Site, { written, inserted, changed, unchanged, bad }: ImportReport): void {
  const lines = (count: number) => (count === 1 ? '1 line is bad' : `${count} lines are bad`);
  if (written) console.log(`${site.name}: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${lines(bad)}.`);
  else console.error(`Nothing was imported: ${lines(bad)}. Mend the file, or import the good lines with --good-lines.`);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof StartRefused ? cause.message : `The import failed, nothing was imported: ${cause}`);
  process.exit(1);
});
