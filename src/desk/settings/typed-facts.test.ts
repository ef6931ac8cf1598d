import { expect, test } from 'vitest';
import type { FactFields } from '../../sites/fact-field.ts';
import { factsOfTyped, typedFacts } from './typed-facts.ts';

const fields: FactFields = {
  name: { kind: 'text', label: 'Name', max: 20 },
  lines: { kind: 'lines', label: 'Lines', max: 3, maxLength: 20 },
  text: { kind: 'paragraphs', label: 'Text', max: 3, maxLength: 200 },
  hours: { kind: 'number', label: 'Hours', min: 1, max: 9 },
  limit: { kind: 'money', label: 'Limit', max: 1_000_000 },
  isOpen: { kind: 'flag', label: 'Open' },
  days: { kind: 'weekdays', label: 'Days' },
  holidays: { kind: 'days', label: 'Holidays', max: 9 },
  people: {
    kind: 'list',
    label: 'People',
    entry: 'person',
    max: 3,
    fields: { age: { kind: 'number', label: 'Age', min: 1, max: 99 } },
  },
};
const facts = {
  name: 'NOD',
  lines: ['Nagdevi Street', 'Mumbai'],
  text: ['One.', 'Two.\nThree.'],
  hours: 4,
  limit: 50_000_050,
  isOpen: true,
  days: [1, 2],
  holidays: ['2026-12-25'],
  people: [{ age: 40 }],
};

test('what is shown in the fields is sent back unchanged', () => {
  expect(factsOfTyped(fields, typedFacts(fields, facts))).toEqual(facts);
});

test('lines and paragraphs lose their empty lines, amounts their commas', () => {
  const typed = typedFacts(fields, facts);
  const sent = factsOfTyped(fields, { ...typed, lines: ' A \n\n B', text: 'One.\n\n\n\nTwo.', limit: '5,00,000.5' });
  expect(sent).toMatchObject({ lines: ['A', 'B'], text: ['One.', 'Two.'], limit: 50_000_050 });
});

test('what is no number is sent as it was typed, for the server to refuse', () => {
  const sent = factsOfTyped(fields, { ...typedFacts(fields, facts), hours: 'four', limit: '1.234' });
  expect(sent).toMatchObject({ hours: 'four', limit: '1.234' });
});
