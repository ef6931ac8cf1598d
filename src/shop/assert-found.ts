import { data } from 'react-router';

/** Whether an address is this path, whatever its case, with or without a slash at its end. */
export const matchesPath = ({ pathname }: URL, path: string): boolean =>
  pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase();

/** Answers 404 unless the page belongs to the site. */
export function assertFound(exists: boolean): asserts exists {
  if (!exists) throw data(null, { status: 404 });
}
