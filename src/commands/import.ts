import { createReadStream } from 'node:fs';
import { type ImportReport, importItems } from '../catalogue/import/import-items.server.ts';
import { readImportFile } from '../catalogue/import/read-import-file.server.ts';
import { readEnv } from '../server/env.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import type { Site } from '../sites/site.ts';
import { openCommandDatabase } from './command-database.server.ts';
import { importArguments } from './import-arguments.server.ts';

/** Imports a catalogue file (docs/import.md). Exit code 1 when a line is bad. */
async function main(): Promise<void> {
  // npm runs in the project's folder; paths are relative to where the command was typed.
  const args = await importArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const { database, close } = await openCommandDatabase(readEnv(process.env, settingsGroups));
  try {
    const report = await importItems(database, args.site, readImportFile(createReadStream(args.path)), {
      mode: args.mode,
      now: new Date(),
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
