import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type DeskCommand, failure } from './desk-command.ts';
import { importCustomers } from './import-customers.server.ts';

const bring: DeskCommand = {
  usage: 'FILE.csv [--good-lines]',
  summary: 'imports the customer list with which existing customers find their account',
  async run({ database, site, by, now, folder }, { positionals: [file = ''], goodLines }) {
    const path = resolve(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return failure(`The file ${path} can't be read.`);
    const problems: string[] = [];
    const onProblem = (line: number, problem: string) => problems.push(`line ${line}: ${problem}`);
    const report = await importCustomers(database, site, createReadStream(path), { goodLines, by, now, onProblem });
    const { written, inserted, changed, unchanged, bad } = report;
    const badLines = bad === 1 ? '1 line is bad' : `${bad} lines are bad`;
    const done = written
      ? `${site.name}: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${badLines}.`
      : `Nothing was imported: ${badLines}. Correct the file, or import the good lines with --good-lines.`;
    return { lines: [...problems, done], failed: bad > 0 };
  },
};

export const customerCommands = { import: bring };
