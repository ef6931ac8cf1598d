import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeskLine, DeskOffer, DeskRfi } from './rfi-desk.contract.ts';
import type { RfiTerms } from './rfi-draft.rule.ts';
import { AlternativeRows, RfiLines } from './rfi-lines.tsx';
import type { Answering } from './use-answering.ts';

const line = {
  lineNo: 1,
  quantityAsked: 75,
  alternativeTo: null,
  itemId: 7,
  itemName: '6006',
  maker: 'DPI',
  askedAs: '',
  free: 0,
  incoming: [],
  last: null,
  listMinor: 204_00,
  costMinor: 91_80,
  yourMinor: 132_60,
  state: 'open',
  revision: 0,
  answer: null,
  makerQuestion: null,
  note: '',
  by: '',
  targetMinor: null,
  buyerRemark: null,
  files: [],
} as unknown as DeskLine;
const terms = { today: '2026-11-20', currency: 'INR', marginFloorBp: 1200, nextDay: '2026-11-21' } as RfiTerms;
const offered = { itemCode: 'K6006N', itemName: '6006N', maker: 'Koyo', free: 650, nextQuantity: null, nextOn: null };

function cellsOf(offer?: Partial<DeskOffer>, changes: Partial<DeskLine> = {}) {
  const draft = { revision: 0, note: '', declined: false, unitMinor: 254_20, quantity: 75, expectedOn: '2026-11-21' };
  const drafts = { 1: { ...draft, ...(offer && { offer: { ...offered, ...offer } as DeskOffer }), alternatives: [] } };
  const answering = { drafts, current: undefined } as unknown as Answering;
  const rfi = { number: 'NODR26000007', currency: 'INR', lines: [{ ...line, ...changes }] } as unknown as DeskRfi;
  const html = renderToStaticMarkup(<RfiLines rfi={rfi} terms={terms} answering={answering} canAnswer below={null} />);
  const cell = (label: string) => new RegExp(`<td[^>]*data-label="${label}"[^>]*>(.*?)</td>`).exec(html)?.[1];
  const names = / title="([^"]*)"><span/.exec(html)?.[1];
  return {
    names,
    stock: cell('In stock'),
    arriving: cell('Arriving'),
    isShort: html.includes('data-short'),
    target: cell('Their target'),
  };
}

test.each([
  ['the item that was asked for', undefined, { stock: '0', arriving: 'none', isShort: true }],
  ['another one offered instead', {}, { stock: '650', arriving: 'none', isShort: false }],
  [
    'one that is still to come',
    { free: 0, nextQuantity: 224, nextOn: '2027-01-11' },
    { stock: '0', arriving: '224, 11 Jan', isShort: true },
  ],
])('a line shows the stock of %s', (_, offer, shown) => {
  expect(cellsOf(offer)).toMatchObject(shown);
});

test.each<[string, Partial<DeskLine>, string]>([
  ['an item', {}, '6006 DPI'],
  ['another item than was asked for', { askedAs: '6006 ZZ' }, '6006 DPI for 6006 ZZ'],
  ['words', { itemId: null, itemName: 'FAN BRG', maker: '', askedAs: 'FAN BRG' }, '“FAN BRG” '],
])('a line is named once: %s', (_, changes, names) => {
  expect(cellsOf(undefined, changes).names).toBe(names);
});

test.each<[string, Partial<DeskLine>, string | undefined]>([
  ['a target', { targetMinor: 190_50 }, '190.50'],
  [
    'a remark and a file',
    { buyerRemark: 'brass', files: [{ file_id: 1, file_name: 'a.pdf', bytes: 9 }] },
    'remark, file',
  ],
  ['nothing', {}, undefined],
])('beside the price stands what the buyer said of the line: %s', (_, changes, shown) => {
  expect(cellsOf(undefined, changes).target).toBe(shown);
});

const asked = { lineNo: 1, quantityAsked: 20 } as DeskLine;

const stockCell = (free: number) => {
  const offer = { itemCode: 'K6310', itemName: '6310', maker: 'Koyo', free, nextQuantity: null } as DeskOffer;
  const alternatives = [{ offer, unitMinor: 640_00, expectedOn: '2026-12-02' }];
  const drafts = {
    1: { revision: 0, note: '', declined: false, unitMinor: 1, quantity: 20, expectedOn: '', alternatives },
  };
  const answering = { drafts, current: undefined } as unknown as Answering;
  const html = renderToStaticMarkup(
    <AlternativeRows line={asked} terms={terms} answering={answering} hasTargets={false} />,
  );
  return /<td[^>]*data-label="In stock"[^>]*>/.exec(html)?.[0];
};

test.each([
  [0, 'none'],
  [3, 'some'],
  [20, undefined],
])('with %i pieces free, of 20 asked for, an alternative is marked like a line: %s', (free, mark) => {
  expect(/data-short="(\w+)"/.exec(stockCell(free) ?? '')?.[1]).toBe(mark);
  expect(stockCell(free)).toMatch(/class="[^"]*end/);
});
