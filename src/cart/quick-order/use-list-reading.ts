import { useEffect } from 'react';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import type { ListPart } from '../pasted-list/list-parts.rule.ts';
import type { ReadingStep } from './quick-list-reducer.rule.ts';
import type { quickOrder } from './quick-order.contract.ts';

/** Asks for one part after the other. Stop, another list and leaving the page end the request. */
export function useListReading(part: ListPart | undefined, dispatch: (step: ReadingStep) => unknown) {
  useEffect(() => {
    if (!part) return;
    const reader = new AbortController();
    void readPart(part, reader.signal).then((step) => !reader.signal.aborted && dispatch(step));
    return () => reader.abort();
  }, [part, dispatch]);
}

async function readPart(part: ListPart, signal: AbortSignal): Promise<ReadingStep> {
  try {
    const reply = await call<typeof quickOrder>('POST /api/quick_order/', { rows: [...part.rows] }, { signal });
    if (isRefusal(reply)) return { type: 'partFailed', part, message: reply.message };
    return { type: 'partRead', part, lines: reply.lines };
  } catch (cause) {
    return { type: 'partFailed', part, message: (cause as CallError).message };
  }
}
