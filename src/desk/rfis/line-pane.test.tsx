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
};

test('the maker was asked on the day of the site, also half past midnight', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LinePane
        line={line as DeskLine}
        terms={{ currency: 'INR' } as RfiTerms}
        timeZone="Asia/Kolkata"
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
  expect(visibleText(html)).toContain('Meera asked the maker Fri 20 Nov');
});
