import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { DeskVerb } from './desk-verb.ts';
import { importCustomers } from './import-customers.ts';

const bring: DeskVerb = {
  takes: 'FILE.csv [--good-lines]',
  does: 'brings customers into the list by which they find their account',
  async run({ database, site, by, now, folder }, { words: [file = ''], goodLines }) {
    const path = resolve(folder, file);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return { said: [`The file ${path} can't be read.`], failed: true };
    const problems: string[] = [];
    const onProblem = (line: number, problem: string) => problems.push(`line ${line}: ${problem}`);
    const report = await importCustomers(database, site, createReadStream(path), { goodLines, by, now, onProblem });
    const { written, inserted, changed, unchanged, bad } = report;
    const badLines = bad === 1 ? '1 line is bad' : `${bad} lines are bad`;
    const done = written
      ? `${site.name}: ${inserted} new, ${changed} changed, ${unchanged} unchanged, ${badLines}.`
      : `Nothing was imported: ${badLines}. Mend the file, or import the good lines with --good-lines.`;
    return { said: [...problems, done], failed: bad > 0 };
  },
};

export const customerVerbs = { import: bring };
