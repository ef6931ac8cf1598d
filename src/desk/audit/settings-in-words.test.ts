import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { settingsInWords } from './settings-in-words.ts';

test('money, percentages and choices are written as on the page of the settings', () => {
  const { after } = settingsInWords(
    { subject: 'Promises and reminders', details: { before: null, after: { marginFloorBp: 1250 } } },
    sites.nod,
  );
  expect(after).toEqual({ 'Lowest margin': '12.5 %' });
});

test('what is no entry of the settings stays as it is', () => {
  const details = { before: { status: 'Confirmed' }, after: { status: 'Dispatched' } };
  expect(settingsInWords({ subject: 'NOD26000001', details }, sites.nod)).toBe(details);
});
