import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { contentText, definitionText } from '../../../tests/rendering/content-text.ts';
import { readPdf } from '../../../tests/rendering/read-pdf.ts';
import { renderPdf } from '../../server/printing/render-pdf.server.ts';
import { sites } from '../../sites/resolve-site.ts';
import type { ShownCertificate } from '../certificates/certificate.contract.ts';
import type { ItemRow, Substitute } from '../items/item.contract.ts';
import { createDataSheet } from './data-sheet.ts';
import { dataSheetDocument } from './data-sheet-document.server.ts';

const koyo: Substitute = {
  ...sampleItemRow({ itemid: 2, itemname: '6205 2RS C3', brandname: 'Koyo' }),
  level: 'identical',
  differs: [],
};

const sheet = (
  item: Partial<ItemRow> = {},
  others: readonly Substitute[] = [],
  certificates: readonly ShownCertificate[] = [],
) =>
  dataSheetDocument(
    createDataSheet({
      site: sites.nod,
      address: 'https://nod.example',
      day: '2026-11-20',
      item: sampleItemRow(item),
      others,
      certificates,
    }),
  );

test('the sheet shows what the designation means, sizes and technical facts', () => {
  const text = definitionText(sheet());
  expect(text).toContain('NOD Data sheet, 20 Nov 2026 6205-2RS/C3 ZWZ deep groove ball bearing');
  for (const part of ['C3 clearance above normal', 'Technical specifications', 'Dynamic load rating C 14.0 kN'])
    expect(text).toContain(part);
});

test('each figure says where it comes from', () => {
  const text = definitionText(sheet());
  for (const part of [
    'Dynamic load rating C 14.0 kN seller’s data',
    'Limiting speed, grease 9,000 rpm NSK general catalogue',
    'Mounting and calculation',
    'Smallest chamfer r 1 mm ISO 15',
    'Radial clearance before mounting 13–28 µm ISO 5753-1',
    'Bore d 0 / −10 µm ISO 492',
  ])
    expect(text).toContain(part);
});

test('goods other than bearings have no mounting dimensions', () => {
  expect(definitionText(sheet({ itemtype: '', cattype: 'Lubricants' }))).not.toContain('Mounting');
});

test('an unknown figure is not available and has no unit', () => {
  const text = definitionText(sheet({ itemname: '6205-2RSL/C3', speed_oil: 0 }));
  expect(text).toContain('Limiting speed, oil NA');
  expect(text).not.toContain('NA rpm');
});

test('interchangeable items are listed with their match, or not at all', () => {
  expect(definitionText(sheet({}, [koyo]))).toMatch(
    /Interchange Item Brand Match What differs 6205 2RS C3 Koyo Identical/,
  );
  expect(definitionText(sheet())).not.toContain('Interchange');
});

test('goods without a drawing have a sheet of facts only', () => {
  const hasDrawing = (item: Partial<ItemRow>) => JSON.stringify(sheet(item)).includes(`"colSpan":4`);
  expect([hasDrawing({}), hasDrawing({ itemtype: '', cattype: 'Lubricants' })]).toEqual([true, false]);
});

test.each([
  ['6205-2RS/C3', 'deep groove ball', [25, 52, 15]],
  ['7308B', 'angular contact ball', [40, 90, 23]],
  ['30308', 'tapered roller', [40, 90, 25.25]],
])('%s with seven interchangeable items stands on one sheet', async (itemname, itemtype, [d = 0, D = 0, B = 0]) => {
  const sizes = { Dimension_ID: d, Dimension_OD: D, Dimension_OW: B };
  const item = { itemname, itemtype, ...sizes, seal: '', clearance: '' };
  const others = [1, 2, 3, 4, 5, 6, 7].map((itemid) => ({ ...koyo, itemid }));
  const { pages } = readPdf(await renderPdf(sheet(item, others)));
  expect(pages).toHaveLength(1);
  for (const text of ['Technical specifications', 'Mounting and calculation', 'Koyo Identical', '1 of 1'])
    expect(pages[0]).toContain(text);
});

test('only a sheet with a drawing says what is drawn to scale', () => {
  const footerOf = (item: Partial<ItemRow>) => {
    const { footer } = sheet(item);
    return JSON.stringify(footer?.(1, 1));
  };
  expect(footerOf({})).toContain('drawn to scale');
  expect(footerOf({ itemname: 'KM5', itemtype: '' })).not.toContain('drawn to scale');
  expect(footerOf({ itemname: 'KM5', itemtype: '' })).toContain('Nominal sizes in mm.');
});

test('every page names the seller, the address of the item, and its own number', () => {
  const { footer, info } = sheet();
  const page = contentText(footer?.(1, 2));
  expect(page).toContain(`${sites.nod.legalName} · ${sites.nod.contact.email}`);
  expect(page).toContain('https://nod.example/nod-product-category?item=1');
  expect(page).toMatch(/1 of 2$/);
  expect(info.title).toBe('ZWZ 6205-2RS/C3, data sheet');
});

test('it names the certificates that hold on its day', () => {
  const licence = { kind: 'bis', number: 'CM/L-1234567', standard: 'IS 6455', issuer: '', file: '' } as const;
  expect(definitionText(sheet({}, [], [{ ...licence, valid_to: '2028-02-14' }]))).toContain(
    'BIS licence CM/L-1234567 to IS 6455, valid until 14 Feb 2028',
  );
});
