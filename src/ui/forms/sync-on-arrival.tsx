import { useEffect, useEffectEvent } from 'react';
import { useNavigation } from 'react-router';

type SyncOnArrivalProps<Query> = { query: Query; sync: (query: Query) => void };

/**
 * Brings the fields of a form in step with the query of the page. It waits while a newer page is being loaded, so that
 * no field is set back. A component of its own, so that the form is not rendered again whenever loading begins or ends.
 */
export function SyncOnArrival<Query>({ query, sync }: SyncOnArrivalProps<Query>) {
  const hasArrived = useNavigation().state === 'idle';
  const onArrival = useEffectEvent(sync);
  useEffect(() => {
    if (hasArrived) onArrival(query);
  }, [query, hasArrived]);
  return null;
}
