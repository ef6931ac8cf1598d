import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { shopPages } from './shop-pages.ts';

export default [
  ...shopPages.map(({ path, module }) => (path === '/' ? index(module) : route(path.slice(1), module, { id: path }))),
  route('*', 'errors/not-found.route.tsx'),
] satisfies RouteConfig;
