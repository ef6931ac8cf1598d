import type { ServerBuild } from 'react-router';

type Routes = Record<string, Pick<NonNullable<ServerBuild['routes'][string]>, 'path' | 'parentId'> | undefined>;

/** The pattern of the route that serves a path; '/*' for a page that does not exist. */
export function createRouteFinder(routes: Routes): (pathname: string) => string {
  const paths = Object.values(routes).flatMap((route) => (route?.path && route.path !== '*' ? [route.path] : []));
  const plain = new Set(paths.filter((path) => !path.includes(':')));
  const patterns = paths.filter((path) => path.includes(':')).map((path) => ({ path, parts: path.split('/') }));
  return (pathname) => {
    // React Router loads the data of a page from its path with '.data'.
    const path = pathname
      .slice(1)
      .replace(/\/$/, '')
      .replace(/\.data$/, '');
    if (path === '' || path === '_root') return '/';
    if (plain.has(path)) return `/${path}`;
    const parts = path.split('/');
    const found = patterns.find(
      (pattern) =>
        pattern.parts.length === parts.length &&
        pattern.parts.every((part, at) => part.startsWith(':') || part === parts[at]),
    );
    return found ? `/${found.path}` : '/*';
  };
}
