import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './source-files.ts';

/** ASVS 5.0 levels 1 and 2 by section, without OAuth (10) and WebRTC (17). */
const requirements: Readonly<Record<string, string>> = {
  '1.1': '1-2',
  '1.2': '1-9',
  '1.3': '1-11',
  '1.4': '1-3',
  '1.5': '1-2',
  '2.1': '1-3',
  '2.2': '1-3',
  '2.3': '1-4',
  '2.4': '1',
  '3.2': '1-2',
  '3.3': '1-4',
  '3.4': '1-6',
  '3.5': '1-5',
  '3.7': '1-2',
  '4.1': '1-3',
  '4.2': '1',
  '4.3': '1-2',
  '4.4': '1-4',
  '5.1': '1',
  '5.2': '1-3',
  '5.3': '1-2',
  '5.4': '1-3',
  '6.1': '1-3',
  '6.2': '1-12',
  '6.3': '1-4',
  '6.4': '1-4',
  '6.5': '1-5',
  '6.6': '1-3',
  '6.8': '1-4',
  '7.1': '1-3',
  '7.2': '1-4',
  '7.3': '1-2',
  '7.4': '1-5',
  '7.5': '1-2',
  '7.6': '1-2',
  '8.1': '1-2',
  '8.2': '1-3',
  '8.3': '1',
  '8.4': '1',
  '9.1': '1-3',
  '9.2': '1-4',
  '11.1': '1-2',
  '11.2': '1-3',
  '11.3': '1-3',
  '11.4': '1-4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1-3',
  '12.2': '1-2',
  '12.3': '1-4',
  '13.1': '1',
  '13.2': '1-5',
  '13.3': '1-2',
  '13.4': '1-5',
  '14.1': '1-2',
  '14.2': '1-4',
  '14.3': '1-3',
  '15.1': '1-3',
  '15.2': '1-3',
  '15.3': '1-7',
  '16.1': '1',
  '16.2': '1-5',
  '16.3': '1-4',
  '16.4': '1-3',
  '16.5': '1-3',
};

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

function numbersOf(section: string, ranges: string): string[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`);
  });
}

test('every requirement of levels 1 and 2 has one row', () => {
  const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \|/gm)].map(([, number]) => number);
  expect(rows).toEqual(Object.entries(requirements).flatMap(([section, ranges]) => numbersOf(section, ranges)));
});

test('every row has a status and its evidence', () => {
  const states = [...page.matchAll(/^\| \d+\.\d+\.\d+ \|[^|]+\|([^|]+)\|([^|]+)\|$/gm)];
  const known = ['held', 'in part', 'not held', 'not applicable', 'operator'];
  const wrong = states.filter(([, state = '', by = '']) => !known.includes(state.trim()) || by.trim() === '');
  expect(wrong.map(([row]) => row)).toEqual([]);
  expect(states).toHaveLength([...page.matchAll(/^\| \d+\.\d+\.\d+ \|/gm)].length);
});

test('the tests it mentions exist', () => {
  const files = ['src', 'tests', 'lab'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }),
  );
  const names = new Set(files.map((file) => basename(file)));
  const named = [...page.matchAll(/`([\w.-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
  expect([...new Set(named)].filter((name) => !names.has(name))).toEqual([]);
});
