import { data } from 'react-router';

/** Answers 404 unless the page belongs to the site. */
export function onlyWhere(belongs: boolean): void {
  if (!belongs) throw data(null, { status: 404 });
}
