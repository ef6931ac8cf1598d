import { expect, test } from 'vitest';
import { createRouteFinder } from './page-route.server.ts';

const routes = { root: {}, home: {}, listing: 'listing', shared: 'productDetail/:share', missing: '*' };
const routeOf = createRouteFinder(
  Object.fromEntries(
    Object.entries(routes).map(([id, path]) => [id, { parentId: 'root', ...(typeof path === 'string' && { path }) }]),
  ),
);

test.each([
  ['/', '/'],
  ['/_root.data', '/'],
  ['/listing', '/listing'],
  ['/listing/', '/listing'],
  ['/listing.data', '/listing'],
  ['/productDetail/SKF:6205', '/productDetail/:share'],
  ['/productDetail', '/*'],
  ['/productDetail/SKF:6205/more', '/*'],
  ['/wp-login.php', '/*'],
])('%s is served by %s', (path, route) => {
  expect(routeOf(path)).toBe(route);
});
