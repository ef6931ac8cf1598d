import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

export type MutationScore = { mutants: number; killed: number; survived: number; score: number };

const isKilled = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
const isSurvivor = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage';

export function scoreOf(mutants: readonly MutantResult[]): MutationScore {
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isSurvivor).length;
  const score = killed + survived === 0 ? 100 : Math.round((1000 * killed) / (killed + survived)) / 10;
  return { mutants: killed + survived, killed, survived, score };
}

export const describeSurvivors = (mutants: readonly MutantResult[]): string[] =>
  mutants.filter(isSurvivor).map(describe);

function describe({ fileName, location: { start, end }, replacement, status }: MutantResult): string {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const last = (lines.pop() ?? '').slice(0, end.column - 1);
  const original = [...lines, last].join('\n').slice(start.column - 1);
  const note = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${relative('.', fileName)}:${start.line}: ${inOneLine(original)} → ${inOneLine(replacement)}${note}`;
}

function inOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
