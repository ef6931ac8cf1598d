import type { RefusalReply } from '../../lib/contract.ts';
import { failureOf } from '../../ui/browser/call.ts';

/** Effects ask so: after `pauseMs`, and the reply is shown unless the effect has ended; returns what ends it. */
export function askWhileShown<Reply extends object>(
  ask: (options: { signal: AbortSignal }) => Promise<Reply | RefusalReply>,
  show: (reply: Reply | RefusalReply) => void,
  pauseMs = 0,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const run = async () => {
    try {
      const reply = await ask({ signal }).catch(failureOf);
      if (!signal.aborted) show(reply);
    } catch (cause) {
      if (!signal.aborted) throw cause;
    }
  };
  const waiting = setTimeout(() => void run(), pauseMs);
  return () => {
    clearTimeout(waiting);
    stop.abort();
  };
}
