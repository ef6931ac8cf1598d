import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { shopPages } from './shop-pages.ts';

/** Pages that share a module have an id each. */
const isShared = (module: string) => shopPages.filter((page) => page.module === module).length > 1;

export default [
  ...shopPages.map(({ path, module }) =>
    path === '/' ? index(module) : route(path.slice(1), module, isShared(module) ? { id: path } : {}),
  ),
  route('*', 'errors/not-found.route.tsx'),
] satisfies RouteConfig;
