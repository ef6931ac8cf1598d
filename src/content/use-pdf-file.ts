import { useCallback, useEffect, useState } from 'react';

/** A file that may have to be printed before it can be opened. */
export type FileState = { kind: 'waiting' } | { kind: 'failed' } | { kind: 'ready'; pages: number; bytes: number };

/** Asks for the head of a file: the server answers when it is printed. */
export function usePdfFile(file: string): { state: FileState; retry: () => void } {
  const [state, setState] = useState<FileState>({ kind: 'waiting' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    setState({ kind: 'waiting' });
    headOf(file, left.signal, round).then(setState, () => left.signal.aborted || setState({ kind: 'failed' }));
    return () => left.abort();
  }, [file, round]);
  const retry = useCallback(() => setRound((before) => before + 1), []);
  return { state, retry };
}

async function headOf(file: string, signal: AbortSignal, round: number): Promise<FileState> {
  const { ok, headers } = await fetch(file, { method: 'HEAD', signal, cache: round > 0 ? 'reload' : 'default' });
  if (!ok) return { kind: 'failed' };
  return {
    kind: 'ready',
    pages: Number(headers.get('x-pages') ?? 0),
    bytes: Number(headers.get('content-length') ?? 0),
  };
}
