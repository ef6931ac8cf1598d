import { useCallback, useEffect, useState } from 'react';
import { retryAfterMs } from './retry-after.ts';

/** A file may still have to be printed, or be split into several files that `page` lists. */
export type PdfFileState =
  | { kind: 'waiting' }
  | { kind: 'failed' }
  | { kind: 'several'; page: string }
  | { kind: 'ready'; pages: number; bytes: number };

/** Polls with HEAD requests until the file is printed. */
export function usePdfFile(file: string): { state: PdfFileState; retry: () => void } {
  const [state, setState] = useState<PdfFileState>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState({ kind: 'waiting' });
    fetchFileState(file, controller.signal, attempt).then(
      setState,
      () => controller.signal.aborted || setState({ kind: 'failed' }),
    );
    return () => controller.abort();
  }, [file, attempt]);
  const retry = useCallback(() => setAttempt((current) => current + 1), []);
  return { state, retry };
}

async function fetchFileState(file: string, signal: AbortSignal, attempt: number): Promise<PdfFileState> {
  const cache = attempt > 0 ? 'reload' : 'default';
  let reply = await fetch(file, { method: 'HEAD', signal, cache });
  for (;;) {
    const retryAfter = reply.headers.get('retry-after');
    if (reply.ok || retryAfter === null) break;
    await pause(retryAfterMs(retryAfter, new Date()), signal);
    reply = await fetch(file, { method: 'HEAD', signal, cache: 'reload' });
  }
  const { ok, headers, redirected, url } = reply;
  if (!ok) return { kind: 'failed' };
  if (redirected) return { kind: 'several', page: new URL(url).pathname };
  return {
    kind: 'ready',
    pages: Number(headers.get('x-pages') ?? 0),
    bytes: Number(headers.get('content-length') ?? 0),
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
