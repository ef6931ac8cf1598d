import { expect, test } from 'vitest';
import type { FileReading } from '../import-record.contract.ts';
import { stockImporter } from '../kinds/import-stock.server.ts';
import { chooseSheets, proposeColumns } from './choose-sheets.ts';

const sheet = (name: string, header: string[], more: Partial<FileReading['sheets'][number]> = {}) => ({
  name,
  isRead: name === 'Mumbai',
  problem: '',
  header,
  headLine: 1,
  sample: [],
  lines: 1,
  isLonger: false,
  hiddenRows: 0,
  struckRows: 0,
  hiddenColumns: [],
  ...more,
});

const reading: FileReading = {
  encoding: null,
  delimiter: '',
  hiddenSheets: 0,
  withHidden: false,
  sheets: [
    sheet('Mumbai', ['Part No', 'Qty']),
    sheet('Delhi', ['part no', 'QTY'], { headLine: 3 }),
    sheet('Prices', ['Part No', 'MRP']),
    sheet('Cover', [], { problem: 'The file is empty.' }),
  ],
};

test.each([
  ['one sheet', [1], ['Delhi']],
  ['two with the same columns', [0, 1], ['Mumbai', 'Delhi']],
  ['none', [], undefined],
  ['two with other columns', [0, 2], undefined],
  ['one without a table', [3], undefined],
  ['one that is not there', [0, 9], undefined],
])('%s: %j', (_what, sheets, names) => {
  const chosen = chooseSheets(reading, { sheets, withHidden: false });
  expect(chosen?.reading.sheets.filter(({ isRead }) => isRead).map(({ name }) => name)).toEqual(names);
});

test('the head of the first that is chosen counts', () => {
  expect(chooseSheets(reading, { sheets: [1], withHidden: true })).toMatchObject({
    header: ['part no', 'QTY'],
    headLine: 3,
    reading: { withHidden: true },
  });
});

test('a hidden column is proposed for nothing, and its meaning for another', () => {
  const header = ['Part No', 'Qty', 'Quantity'];
  const hides = { ...reading, sheets: [sheet('Mumbai', header, { hiddenColumns: [1] })] };
  const propose = (withHidden: boolean, remembered?: string[]) =>
    proposeColumns({ header, reading: { ...hides, withHidden } }, stockImporter.columns, remembered);
  expect(propose(false)).toEqual(['itemcode', '', 'on_hand']);
  expect(propose(true)).toEqual(['itemcode', 'on_hand', '']);
  expect(propose(false, ['itemcode', 'on_hand', ''])).toEqual(['itemcode', '', '']);
});
