import { expect, test } from 'vitest';
import { renderDeskHtml } from '../../../tests/rendering/render-desk.tsx';
import { visibleText } from '../../../tests/rendering/render-page.tsx';
import { BankQueue } from './bank-queue.tsx';
import type { BankLine, BankList } from './bank-types.ts';

const line = {
  id: 1,
  group: 'suggested',
  state: 'open',
  amountMinor: 100,
  company: null,
  text: 'NEFT KONKAN',
  suggestions: [],
};
const list = { waiting: 1, statement: null, lines: [line as unknown as BankLine] } as unknown as BankList;

function textOfQueue(list: BankList, onBookCertain: (() => void) | undefined): string {
  return visibleText(
    renderDeskHtml(
      <BankQueue list={list} current={1} onOpen={() => {}} onImport={undefined} onBookCertain={onBookCertain} />,
    ),
  );
}

test.each([
  ['who may book', () => {}, 'Suggested, Enter books them Book all 1'],
  ['who may only read', undefined, 'Suggested NEFT KONKAN'],
])('%s reads of the lines with a suggestion what they can do', (_, onBookCertain, text) => {
  expect(textOfQueue(list, onBookCertain)).toContain(text);
});

test('a line that is no money of a customer is not called a receipt to take back', () => {
  const charge = { ...line, group: 'to_decide', amountMinor: -100, text: 'BANK CHARGES' };
  const charges = { ...list, lines: [charge as unknown as BankLine] };
  expect(textOfQueue(charges, undefined)).toContain('BANK CHARGES money out');
});
