import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { StatusTag } from './status-tag.ui.tsx';

const overdue = 'Unable to create new PI. Your account is overdue (Approved Credit Period + Grace).';

test.each([
  ['Active', 'good', 'Active'],
  ['Verification Pending', 'bad', 'Verification Pending'],
  ['Approval Pending', 'bad', 'Approval Pending'],
  [overdue, 'bad', 'Overdue'],
])('%s is shown as %s: %s', (status, look, words) => {
  const html = renderPageHtml(<StatusTag status={status} />);
  expect(/class="([^"]*)"/.exec(html)?.[1]).toMatch(look);
  expect(visibleText(html)).toBe(words);
});
