import { createReadStream } from 'node:fs';
import { type ImportReport, importItems } from '../catalogue/import/import-items.server.ts';
import { readImportFile } from '../catalogue/import/read-import-file.server.ts';
import { dayOf } from '../lib/dates.ts';
import { openLiveSites } from '../seller/live-sites.server.ts';
import { readEnv } from '../server/env.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import type { Site } from '../sites/site.ts';
import { taxRatesOn } from '../sites/tax-rates.rule.ts';
import { openCommandDatabase } from './command-database.server.ts';
import { importArguments } from './import-arguments.server.ts';

/** Imports a catalogue file (docs/import.md). Exit code 1 when a line is bad. */
async function main(): Promise<void> {
  // npm runs in the project's folder; paths are relative to where the command was typed.
  const args = await importArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const env = readEnv(process.env, settingsGroups);
  const { database, close } = await openCommandDatabase(env);
  try {
    const now = new Date();
    const site = (await openLiveSites(database, env)).sites[args.site.code];
    const taxRates = taxRatesOn(site.taxRates, dayOf(now, site.calendar.timeZone));
    const report = await importItems(database, site, readImportFile(createReadStream(args.path), taxRates), {
      mode: args.mode,
      now,
      onProblem: (line, problem) => console.error(`line ${line}: ${problem}`),
    });
    printReport(args.site, report);
    if (report.bad > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

function printReport(site: Site, { written, inserted, changed, unchanged, bad }: ImportReport): void {
  const lines = (count: number) => (count === 1 ? '1 line is bad' : `${count} lines are bad`);
  if (written) console.log(`${site.name}: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${lines(bad)}.`);
  else
    console.error(`Nothing was imported: ${lines(bad)}. Correct the file, or import the good lines with --good-lines.`);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof StartupError ? cause.message : `The import failed, nothing was imported: ${cause}`);
  process.exit(1);
});
