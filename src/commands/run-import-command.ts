import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { importFile } from '../imports/import-file.server.ts';
import type { ImportRecord } from '../imports/show-import.server.ts';
import { partBytes } from '../imports/upload-import.server.ts';
import { openLiveSites } from '../seller/live-sites.server.ts';
import { findDemoDataState } from '../server/database/installation.server.ts';
import { readEnv } from '../server/env.server.ts';
import { Refusal } from '../server/refuse.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import type { Site } from '../sites/site.ts';
import { openCommandDatabase } from './command-database.server.ts';
import { importArguments } from './import-arguments.server.ts';

/** Imports a catalogue file (docs/import.md). Exit code 1 when a line is bad. */
export async function runImportCommand(typed: string[]): Promise<void> {
  // npm runs in the project's folder; paths are relative to where the command was typed.
  const args = await importArguments(typed, process.env.INIT_CWD ?? process.cwd());
  const env = readEnv(process.env, settingsGroups);
  const { database, close } = await openCommandDatabase(env);
  const job = { database, env, clock: () => new Date(), stopping: new AbortController().signal };
  try {
    const demo = (await findDemoDataState(database)) !== undefined;
    const site = (await openLiveSites(database, { demo })).sites[args.site.code];
    const report = await importFile(job, site, {
      kind: 'items' as const,
      mode: args.mode,
      fixed: args.fixed ?? {},
      emptyCells: args.emptyCells ?? 'ask',
      fileName: basename(args.path).slice(-200),
      by: 'npm run import',
      parts: createReadStream(args.path, { highWaterMark: partBytes }),
      onWrongLine: (line, problem) => console.error(`line ${line}: ${problem}`),
    });
    if (report instanceof Refusal) throw new StartupError(`Nothing was imported: ${report.message}`);
    printReport(site, report);
    if (report.state !== 'done' || wrongIn(report) > 0) process.exitCode = 1;
  } finally {
    await close();
  }
}

const wrongIn = ({ found, written }: ImportRecord) => found.wrong + written.wrong;

const emptiedText = (emptied: ImportRecord['emptied']) =>
  Object.entries(emptied)
    .map(([name, count]) => `${name} of ${count} ${count === 1 ? 'item' : 'items'}`)
    .join(', ');

function printReport(site: Site, report: ImportRecord): void {
  const { state, mode, found, written, problem } = report;
  const bad = wrongIn(report);
  const lines = bad === 1 ? '1 line is bad' : `${bad} lines are bad`;
  const { reading } = report;
  if (reading && reading.sheets.length > 1)
    console.log(`Sheet '${reading.sheets.find(({ isRead }) => isRead)?.name}' of ${reading.sheets.length} was read.`);
  if (reading?.encoding === 'windows-1252') console.log('The file was read as Windows-1252.');
  const left = Object.values(report.leftOut).reduce((sum, count) => sum + (count ?? 0), 0);
  if (left > 0) console.log(`${left === 1 ? '1 row was' : `${left} rows were`} left out; the desk lists what and why.`);
  const unchanged = found.unchanged + written.unchanged;
  if (state === 'done')
    console.log(`${site.name}: ${written.new} new, ${written.changed} changed, ${unchanged} unchanged, ${lines}.`);
  else if (Object.keys(report.emptied).length > 0 && (bad === 0 || mode === 'good-lines'))
    console.error(
      `Nothing was imported: ${emptiedText(report.emptied)} would become empty. Write --empty to let them, or --keep to keep what is there.`,
    );
  else if (problem !== '') console.error(`Nothing was imported: ${problem}`);
  else if (bad > 0)
    console.error(`Nothing was imported: ${lines}. Correct the file, or import the good lines with --good-lines.`);
  else console.error('Nothing was imported: the import was cancelled at the desk.');
}
