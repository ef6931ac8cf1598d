import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeskLine, DeskOffer, DeskRfi } from '../rfi-calls/rfi-desk.contract.ts';
import type { RfiTerms } from './rfi-draft.rule.ts';
import { RfiLines } from './rfi-lines.ui.tsx';
import type { Answering } from './use-answering.ts';

const line = {
  ...{ line_no: 1, quantity: 75, alternative_to: 0, item_id: 7, item_name: '6006', maker: 'DPI', asked_as: '' },
  ...{ free: 0, incoming: [], last: null, list_minor: 204_00, cost_minor: 91_80, your_minor: 132_60 },
  ...{ state: 'open', revision: 0, answer: null, maker_question: null, note: '', by: '' },
} as unknown as DeskLine;
const terms = { today: '2026-11-20', currency: 'INR', margin_floor_bp: 1200, next_day: '2026-11-21' } as RfiTerms;
const offered = { item_code: 'K6006N', item_name: '6006N', maker: 'Koyo', free: 650, next_quantity: 0, next_on: '' };

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
    { free: 0, next_quantity: 224, next_on: '2027-01-11' },
    { stock: '0', arriving: '224, 11 Jan', isShort: true },
  ],
])('a line shows the stock of %s', (_, offer, shown) => {
  expect(cellsOf(offer)).toMatchObject(shown);
});

test.each<[string, Partial<DeskLine>, string]>([
  ['an item', {}, '6006 DPI'],
  ['another item than was asked for', { asked_as: '6006 ZZ' }, '6006 DPI for 6006 ZZ'],
  ['words', { item_id: null, item_name: 'FAN BRG', maker: '', asked_as: 'FAN BRG' }, '“FAN BRG” '],
])('a line is named once: %s', (_, changes, names) => {
  expect(cellsOf(undefined, changes).names).toBe(names);
});
