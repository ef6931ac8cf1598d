import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
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

test.each([
  [429, 'the store has no time for the page', 'We are very busy right now'],
  [403, 'a firewall on the way refuses the page', 'Something went wrong on our side'],
])('where, with %i, %s, nobody reads that the address is wrong', (status, _what, sentence) => {
  const text = textFor(new ErrorResponse(status, '', 'Too many requests at once.'));
  expect(text).toContain('This page did not load');
  expect(text).toContain(sentence);
});

test('an address that the store cannot read is called not valid', () => {
  expect(textFor(new ErrorResponse(400, '', null))).toContain('This address is not valid');
});
