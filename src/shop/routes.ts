import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the storefront; a file per route, named after it. */
export default [index('home.route.tsx'), route('home', 'home.route.tsx', { id: 'home-alias' })] satisfies RouteConfig;
