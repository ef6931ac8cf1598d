import { expect, test } from 'vitest';
import { sampleItemRow } from '../../../tests/fixtures/sample-item.ts';
import { type RenderOptions, renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ItemOffer } from './item-offer.tsx';

const offer = (options: RenderOptions) =>
  visibleText(
    renderPageHtml(<ItemOffer item={sampleItemRow()} standing={options.standing} renderAdd={undefined} />, options),
  );

test('a visitor reads how to see the availability, a buyer that it is not known', () => {
  expect(offer({})).toContain('Availability Sign in to see stock');
  expect(offer({ standing: 'active' })).toContain('Availability NA');
});
