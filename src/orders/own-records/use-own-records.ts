import { useEffect, useState } from 'react';
import { takeLatest } from '../../catalogue/items/take-latest.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { OwnRecord, ownRecords } from './own-records.contract.ts';
import { mayBeRecord } from './record-search.rule.ts';

/** The pause before own records are asked for, beside the suggestions, which do not wait for them. */
const restMs = 120;

const none: readonly OwnRecord[] = [];

/** A request that fails shows no records: the suggestions are what was asked for. */
export function useOwnRecords(text: string, isOffered: boolean): readonly OwnRecord[] {
  const [found, setFound] = useState({ q: '', records: none });
  const [{ request, stop }] = useState(() => takeLatest(fetchRecords));
  const q = isOffered && mayBeRecord(text) ? text.trim() : '';

  useEffect(() => {
    if (q === '') return;
    const begin = () =>
      request(q).then(
        (records) => records && setFound({ q, records }),
        () => setFound({ q, records: none }),
      );
    const timer = setTimeout(begin, restMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [q, request, stop]);

  return q !== '' && found.q === q ? found.records : none;
}

async function fetchRecords(q: string, signal: AbortSignal): Promise<readonly OwnRecord[]> {
  const reply = await call<typeof ownRecords>('GET /api/own_records/', { q }, { signal, isAside: true });
  return isRefusal(reply) ? none : reply.records;
}
