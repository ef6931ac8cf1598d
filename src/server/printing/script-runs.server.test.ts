import { expect, test } from 'vitest';
import { scriptRuns } from './script-runs.server.ts';

test('text without Arabic is unchanged', () => {
  expect(scriptRuns('Al Noor Marine Engineering')).toBe('Al Noor Marine Engineering');
});

test('Arabic words are runs to be read from right to left, the Latin text that follows is not', () => {
  expect(scriptRuns('شركة النور LLC')).toEqual([
    { text: 'شركة', font: 'Arabic', rightToLeft: true },
    { text: ' ', rightToLeft: true },
    { text: 'النور', font: 'Arabic', rightToLeft: true },
    { text: ' ', rightToLeft: true },
    { text: 'LLC' },
  ]);
});

test.each([
  ['مبنى 14، دبي', '،14', 'Arabic'],
  ['دبي +971501234567', '+971501234567', undefined],
  ['شارع 14/7', '14/7', undefined],
])('a number of an Arabic address is one piece that is read with it: %s', (address, text, font) => {
  const run = [scriptRuns(address)].flat().find((one) => typeof one !== 'string' && /\d/.test(String(one.text)));
  expect(run).toEqual({ text, rightToLeft: true, noWrap: true, ...(font && { font }) });
});

test('a Latin word before an Arabic comma gets a font that has the comma', () => {
  expect(scriptRuns('LLC، Dubai')).toEqual([{ text: 'LLC، ', font: 'Arabic' }, { text: 'Dubai' }]);
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

/** As the PDF library draws it: each Arabic word from right to left. */
function drawn(text: string): string {
  const runs = scriptRuns(text);
  if (typeof runs === 'string') return runs;
  return runs.map((run) => (run.font === 'Arabic' ? [...String(run.text)].toReversed().join('') : run.text)).join('');
}

test.each([
  ['مبنى رقم ١٤', '١٤'],
  ['رقم14 شارع', '14'],
  ['شقة ١٢/٣ دبي', '١٢/٣'],
])('a number in an Arabic address keeps the order of its digits: %s', (address, kept) => {
  expect(drawn(address)).toContain(kept);
});

test('a bracket opens to the right of an Arabic word and closes to its left', () => {
  expect(drawn('(دبي)')).toBe('(يبد) ');
});
