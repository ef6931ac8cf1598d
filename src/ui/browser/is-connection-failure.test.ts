import { expect, test } from 'vitest';
import { isConnectionFailure } from './is-connection-failure.ts';

test.each([
  ['a request, in Chrome', 'Failed to fetch', true],
  ['a request, in Firefox', 'NetworkError when attempting to fetch resource.', true],
  ['a request, in Safari', 'Load failed', true],
  ['a script, in Chrome', 'Failed to fetch dynamically imported module: https://nod.example/orders.js', true],
  ['a script, in Firefox', 'error loading dynamically imported module: https://nod.example/orders.js', true],
  ['a script, in Safari', 'Importing a module script failed.', true],
  ['styles of a script, where Vite loads them', 'Unable to preload CSS for /assets/orders.css', true],
  ['nothing that was requested', "Cannot read properties of undefined (reading 'id')", false],
])('%s: whether the connection failed', (_what, message, failed) => {
  expect(isConnectionFailure(new TypeError(message))).toBe(failed);
});
