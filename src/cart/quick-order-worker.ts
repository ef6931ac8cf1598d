import { speakAs } from '../server/speak.ts';
import type { Ask } from '../server/thread-questions.ts';
import { sites } from '../sites/which-site.ts';
import type { QuickLine } from './quick-order.contract.ts';
import { type QuickList, type QuickLookUps, readQuickList } from './read-quick-list.ts';

/** Reads a list in the words of its site; the look-ups are made by whoever handed it in. */
export function readListInThread(list: QuickList, ask: Ask): Promise<QuickLine[]> {
  const lookUps: QuickLookUps = {
    matches: (asked) => ask('matches', asked) as ReturnType<QuickLookUps['matches']>,
    items: (ids) => ask('items', ids) as ReturnType<QuickLookUps['items']>,
  };
  return speakAs(sites[list.site], () => readQuickList(list, lookUps));
}
