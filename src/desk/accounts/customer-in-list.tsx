import type { ReactNode } from 'react';
import { BesideQueue } from '../list/record-queue.tsx';
import type { CustomerRow } from './customer-list.contract.ts';
import { CustomerQueue, PlaceBar } from './customer-queue.tsx';
import { useListPlace } from './use-list-place.ts';

type CustomerInListProps = {
  id: number;
  /** The search part of the list's address. */
  list: string;
  rows: readonly CustomerRow[];
  total: number;
  children: ReactNode;
};

/** A record with the way to its neighbours; what waits to be verified stands beside it. */
export function CustomerInList({ id, list, rows, total, children }: CustomerInListProps) {
  const place = useListPlace(rows, id, list);
  const isQueue = new URLSearchParams(list).get('view') === 'waiting';
  return (
    <>
      <PlaceBar place={place} count={rows.length} list={list} currentId={id} />
      {isQueue ? (
        <BesideQueue>
          <CustomerQueue rows={rows} total={total} currentId={id} list={list} />
          {children}
        </BesideQueue>
      ) : (
        children
      )}
    </>
  );
}
