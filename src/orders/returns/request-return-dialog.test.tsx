import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ChosenPhotos } from './request-return-dialog.tsx';

test('chosen photos are named and can be taken out; what is taken is said', () => {
  const photos = [new File(['x'], 'ring.jpg'), new File(['y'], 'box.jpg')];
  const words = visibleText(renderPageHtml(<ChosenPhotos photos={photos} onChange={() => {}} />));
  expect(words).toContain('up to 5, JPG, PNG or WebP, 10 MB each');
  expect(words).toContain('ring.jpg');
  expect(renderPageHtml(<ChosenPhotos photos={photos} onChange={() => {}} />)).toContain('aria-label="Remove box.jpg"');
});
