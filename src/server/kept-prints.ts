import { type HeavyCaller, inLane } from './heavy-work.ts';
import { printInThread } from './print-pdf.ts';
import type { ThreadLane } from './threads.ts';

/** Files that a worker prints, of which the last `most` are kept by name; only what has to be printed waits in the lane. */
export function keptPrints(lane: ThreadLane, worker: URL, most: number) {
  const kept = new Map<string, Buffer>();
  return async (name: string, printed: unknown, caller: HeavyCaller): Promise<Buffer> => {
    const found = kept.get(name);
    if (found) return found;
    return inLane(lane, caller, async () => {
      // Somebody else may have had it printed while this caller waited.
      const pdf = kept.get(name) ?? (await printInThread(lane, worker, printed));
      kept.delete(name);
      kept.set(name, pdf);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > most) kept.delete(oldest);
      return pdf;
    });
  };
}
