import { useState } from 'react';
import { useNavigate } from 'react-router';
import { customerPath } from '../customer-path.ts';
import { usePageKeys } from '../keys/use-page-keys.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { CustomerRow } from './customer-list.contract.ts';

export type ListPlace = { position: number; previous: (() => void) | undefined; next: (() => void) | undefined };

/** Where a record stands among the rows it was opened from; J and K open the next and the previous, Esc the list. */
export function useListPlace(rows: readonly CustomerRow[], id: number, list: string): ListPlace {
  const { site } = useDeskSite();
  const navigate = useNavigate();
  const index = rows.findIndex((row) => row.customerId === id);
  const [last, setLast] = useState(index);
  if (index >= 0 && index !== last) setLast(index);
  // A record that was decided has left the list: the next one stands in its place.
  const nextRow = index >= 0 ? rows[index + 1] : rows[Math.max(last, 0)];
  const previousRow = rows[Math.max(index >= 0 ? index : last, 0) - 1];
  const opener = (row: CustomerRow | undefined) =>
    row && (() => void navigate(customerPath(site, row.customerId, list), { replace: true }));
  const [previous, next] = [opener(previousRow), opener(nextRow)];
  usePageKeys({
    j: () => next?.(),
    k: () => previous?.(),
    escape: () => void navigate(`/${site}/accounts${list && `?${list}`}`, { state: { current: String(id) } }),
  });
  return { position: index + 1, previous, next };
}
