import { expect, test } from 'vitest';
import { renderPageHtml, visibleText } from '../../../tests/rendering/render-page.tsx';
import { ErrorPage } from './error-page.tsx';

const textFor = (error: unknown) =>
  visibleText(renderPageHtml(<ErrorPage error={error} />, { path: '/listing?q=6308' }));

test.each([
  ['Chrome', 'Failed to fetch'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['Safari', 'Load failed'],
])('a connection that is lost while %s says it is online is not called a fault of the store', (_browser, message) => {
  const text = textFor(new TypeError(message));
  expect(text).toContain('The store could not be reached');
  expect(text).toContain('Retry');
});

test('a mistake in the page is a fault of the store', () => {
  expect(textFor(new TypeError('undefined is not a function'))).toContain('Something went wrong on our side');
});
