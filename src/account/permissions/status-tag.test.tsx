import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { StatusTag } from './status-tag.tsx';

test.each([
  ['active', 'good', 'Active'],
  ['pending', 'bad', 'Verification Pending'],
  ['approval', 'bad', 'Approval Pending'],
  ['overdue', 'bad', 'Overdue'],
] as const)('%s is shown as %s: %s', (status, look, words) => {
  const html = renderPageHtml(<StatusTag standing={status} />);
  expect(/class="([^"]*)"/.exec(html)?.[1]).toMatch(look);
  expect(visibleText(html)).toBe(words);
});
