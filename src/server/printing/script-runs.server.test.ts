import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.server.ts';

test('text without Arabic is unchanged', () => {
  expect(scriptRuns('Al Noor Marine Engineering')).toBe('Al Noor Marine Engineering');
});

test('Arabic words are separate runs from right to left, before the Latin text that follows', () => {
  expect(scriptRuns('شركة النور LLC')).toEqual([
    { text: 'النور', font: 'Arabic' },
    { text: ' ' },
    { text: 'شركة', font: 'Arabic' },
    { text: ' ' },
    { text: 'LLC' },
  ]);
});

test('words in letters that the face of the sites lacks get a font that has them', () => {
  expect(scriptRuns('Shakti शक्ति Pumps')).toEqual([
    { text: 'Shakti ' },
    { text: 'शक्ति ', font: 'Other' },
    { text: 'Pumps' },
  ]);
  expect(scriptRuns('Żółć Σίδερα Сталь ₹ 25 × 52')).toBe('Żółć Σίδερα Сталь ₹ 25 × 52');
});

test('Latin words before and between Arabic ones keep their places', () => {
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
