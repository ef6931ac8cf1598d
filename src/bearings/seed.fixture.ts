import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

export function readSeedRecords(file: string): Record<string, string>[] {
  const csv = readFileSync(new URL(`../../data/bearings/${file}`, import.meta.url), 'utf8');
  return Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;
}
