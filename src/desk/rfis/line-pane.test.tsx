import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { visibleText } from '../../../tests/rendering/render-page.tsx';
import { LinePane } from './line-pane.tsx';
import type { DeskLine } from './rfi-desk.contract.ts';
import type { RfiTerms } from './rfi-draft.rule.ts';

const question = {
  by: 'Meera',
  note: 'Price?',
  askedAt: '2026-11-19T19:00:00.000Z',
  until: '2026-11-24',
  waits: true,
};
const line = {
  lineNo: 1,
  itemId: null,
  itemName: '30308',
  drawing: { type: '', seal: '' },
  makerQuestion: question,
  targetMinor: 90_00,
  buyerRemark: 'brass cage only',
  files: [{ file_id: 5, file_name: 'kiln.pdf', bytes: 20_400 }],
  yourMinor: 99_00,
};

const paneOf = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <LinePane
        line={line as DeskLine}
        terms={{ currency: 'INR' } as RfiTerms}
        timeZone="Asia/Kolkata"
        fileHref={(id) => `/files/${id}`}
        whyTo="/"
        typed={undefined}
        facts={undefined}
        canAnswer={false}
        offerActions={{ onInstead: () => {}, onToo: () => {}, onChange: () => {} }}
        onOriginal={() => {}}
        onSearch={() => {}}
        onNote={() => {}}
      />
    </MemoryRouter>,
  );

test('the maker was asked on the day of the site, also half past midnight', () => {
  expect(visibleText(paneOf())).toContain('Meera asked the maker Fri 20 Nov');
});

test('the target price, the remark and the file of the buyer stand with the line', () => {
  const text = visibleText(paneOf());
  expect(text).toContain('Target 90.00 · their price is 10% over it');
  expect(text).toContain('brass cage only');
  expect(paneOf()).toContain('href="/files/5"');
});
