import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AlternativeRows } from './alternative-rows.tsx';
import type { DeskLine, DeskOffer } from './rfi-desk.contract.ts';
import type { RfiTerms } from './rfi-draft.rule.ts';
import type { Answering } from './use-answering.ts';

const line = { lineNo: 1, quantityAsked: 20 } as DeskLine;
const terms = { today: '2026-11-20', currency: 'INR', marginFloorBp: 1200 } as RfiTerms;

const stockCell = (free: number) => {
  const offer = { itemCode: 'K6310', itemName: '6310', maker: 'Koyo', free, nextQuantity: null } as DeskOffer;
  const alternatives = [{ offer, unitMinor: 640_00, expectedOn: '2026-12-02' }];
  const drafts = {
    1: { revision: 0, note: '', declined: false, unitMinor: 1, quantity: 20, expectedOn: '', alternatives },
  };
  const answering = { drafts, current: undefined } as unknown as Answering;
  const html = renderToStaticMarkup(<AlternativeRows line={line} terms={terms} answering={answering} />);
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
