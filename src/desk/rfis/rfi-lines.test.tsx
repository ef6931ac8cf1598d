import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeskLine, DeskOffer, DeskRfi } from './rfi-desk.contract.ts';
import type { RfiTerms } from './rfi-draft.rule.ts';
import { RfiLines } from './rfi-lines.tsx';
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
  return { names, stock: cell('In stock'), arriving: cell('Arriving'), isShort: html.includes('data-short') };
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
