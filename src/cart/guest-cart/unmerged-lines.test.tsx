import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { line } from './guest-cart.fixture.ts';
import { UnmergedList } from './unmerged-lines.tsx';

test('of two items with one number the makers are named', () => {
  const dpi = { ...line(1, 7), itemname: '6310', brandname: 'DPI' };
  const koyo = { ...line(2, 3), itemname: '6310', brandname: 'Koyo' };
  const text = visibleText(renderPageHtml(<UnmergedList lines={[dpi, koyo, line(5, 2)]} />));
  expect(text).toBe('6310, DPI × 7 6310, Koyo × 3 6205 × 2');
});
