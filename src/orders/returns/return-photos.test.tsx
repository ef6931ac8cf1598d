import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import type { OrderReturn } from './order-returns.contract.ts';
import { ReturnPhotos } from './return-photos.tsx';

const picture = { large: '/return-pictures/7/large-a.webp', small: '/return-pictures/7/small-a.webp' };
const one: OrderReturn = {
  return_no: 'NOD26000119-R1',
  invoice: 'NM/26-27/000001',
  status: 'requested',
  date: '20 Nov 2026',
  remedy: 'credit',
  answer: '',
  lines: [],
  pictures: [{ ...picture, width: 320, height: 240 }],
  takes_pictures: true,
};

test('a photo is shown small and opens in full size; more can be added while the return is open', () => {
  const html = renderPageHtml(<ReturnPhotos one={one} />);
  expect(html).toContain(`href="${picture.large}"`);
  expect(html).toContain(`src="${picture.small}" width="320" height="240" alt="NOD26000119-R1, 1"`);
  expect(visibleText(html)).toContain('Add photos');
  expect(visibleText(renderPageHtml(<ReturnPhotos one={{ ...one, takes_pictures: false }} />))).not.toContain('Add');
});

test('a closed return without photos shows nothing', () => {
  const closed = { ...one, pictures: [], takes_pictures: false };
  expect(visibleText(renderPageHtml(<ReturnPhotos one={closed} />))).toBe('');
});
