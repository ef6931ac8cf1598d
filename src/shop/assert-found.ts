import { data } from 'react-router';

/** Ignores case and a trailing slash. */
export const matchesPath = ({ pathname }: URL, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase();

/** Throws a 404 response. */
export function assertFound(exists: boolean): asserts exists {
  if (!exists) throw data(null, { status: 404 });
}
