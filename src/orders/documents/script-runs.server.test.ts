import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.server.ts';

test('a text without Arabic stays as it is', () => {
  expect(scriptRuns('Al Noor Marine Engineering')).toBe('Al Noor Marine Engineering');
});

test('Arabic words stand one by one, the first one rightmost, before what follows in Latin letters', () => {
  expect(scriptRuns('شركة النور LLC')).toEqual([
    { text: 'النور', font: 'Arabic' },
    { text: ' ' },
    { text: 'شركة', font: 'Arabic' },
    { text: ' ' },
    { text: 'LLC' },
  ]);
});

test('Latin words before and between keep their places', () => {
  const runs = scriptRuns('Plot 7 دبي Street النور');
  expect(Array.isArray(runs) && runs.map((run) => run.text)).toEqual([
    'Plot ',
    '7 ',
    'دبي',
    ' ',
    'Street ',
    'النور',
    ' ',
  ]);
});
