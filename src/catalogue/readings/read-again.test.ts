import { expect, test } from 'vitest';
import { type ReadItem, readAgain } from './read-again.ts';

const item = (change: Partial<ReadItem> = {}): ReadItem => ({
  code: 'zw-1',
  name: '6205-2RS/C3',
  maker: 'ZWZ',
  superCategory: 'Bearings',
  category: 'Ball Bearings',
  bearingType: '',
  seal: '',
  clearance: '',
  boreMm: null,
  outsideMm: null,
  widthMm: null,
  universalNo: '6205',
  universalStated: '',
  nameKey: '',
  codeKey: '',
  universalKey: '6205',
  ...change,
});

test.each<[string, Partial<ReadItem>, string]>([
  ['was read from the name', { universalStated: '' }, '6205-2RS/C3'],
  ['was stated', { universalStated: '6205' }, '6205'],
  ['was stated as the name says it', { universalStated: '6205-2RS/C3', universalNo: '6205-2RS/C3' }, '6205-2RS/C3'],
  ['was read from the name of a bearing that is none now', { superCategory: 'Automotive' }, ''],
  ['was read from a name that says nothing now', { name: 'Spindle kit' }, ''],
])('a number that %s', (_, change, universalNo) => {
  expect(readAgain(item(change))).toMatchObject({ universalNo });
});

test.each<[string, Partial<ReadItem>, Partial<ReadItem>]>([
  ['says what the name says', { universalNo: '6205-2RS/C3' }, { universalStated: '', universalNo: '6205-2RS/C3' }],
  ['is empty', { universalNo: '' }, { universalStated: '', universalNo: '6205-2RS/C3' }],
  ['is another one', { universalNo: 'OWN-1' }, { universalStated: 'OWN-1', universalNo: 'OWN-1' }],
])('a number of which is not known who gave it and that %s', (_, change, reading) => {
  expect(readAgain(item({ universalStated: null, ...change }))).toMatchObject(reading);
});

test('the keys by which search finds the item are made again', () => {
  expect(readAgain(item())).toMatchObject({ nameKey: '62052RSC3', codeKey: 'ZW1', universalKey: '62052RSC3' });
});

test('type, seal and clearance are filled where the item has none, and stay where it has', () => {
  expect(readAgain(item())).toMatchObject({
    bearingType: 'deep groove ball',
    seal: 'contact seal x2',
    clearance: 'C3',
    boreMm: 25,
    outsideMm: 52,
    widthMm: 15,
  });
  expect(readAgain(item({ seal: 'open' }))).toMatchObject({ seal: 'open', clearance: 'C3' });
});
