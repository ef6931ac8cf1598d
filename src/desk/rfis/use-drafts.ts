import { useState } from 'react';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import type { Drafts, LineDraft } from './rfi-draft.rule.ts';

type Kept = { drafts: Drafts; validUntil: string };

const nothing: Kept = { drafts: {}, validUntil: '' };

function readKept(name: `deskRfi ${string}`): Kept {
  try {
    const kept = JSON.parse(readLocal(name)) as Partial<Kept> | null;
    return { drafts: kept?.drafts ?? {}, validUntil: kept?.validUntil ?? '' };
  } catch {
    return nothing;
  }
}

/** Kept in the browser until they are sent, so that a reload or a dead session loses nothing. */
export function useDrafts(site: string, number: string) {
  const name = `deskRfi ${site} ${number}` as const;
  const [kept, setKept] = useState(() => readKept(name));

  function change(next: (before: Kept) => Kept) {
    setKept((before) => {
      // Another tab may have stored drafts of other lines.
      const after = next(readLocal(name) ? readKept(name) : before);
      const isEmpty = Object.keys(after.drafts).length === 0 && after.validUntil === '';
      writeLocal(name, isEmpty ? '' : JSON.stringify(after));
      return after;
    });
  }

  const changeEach = (changed: (draft: LineDraft, lineNo: number) => LineDraft | undefined) =>
    change(({ drafts, ...rest }) => ({
      ...rest,
      drafts: Object.fromEntries(
        Object.entries(drafts).flatMap(([no, draft]) => {
          const after = changed(draft, Number(no));
          return after ? [[no, after]] : [];
        }),
      ),
    }));

  return {
    ...kept,
    put: (changes: Readonly<Record<number, LineDraft>>) =>
      change(({ drafts, ...rest }) => ({ ...rest, drafts: { ...drafts, ...changes } })),
    /** What was answered anew while it was sent stays, for the line as it is after the answer that was sent. */
    dropSent: (sent: Drafts) =>
      changeEach((draft, lineNo) => {
        const answer = sent[lineNo];
        if (JSON.stringify(draft) === JSON.stringify(answer)) return undefined;
        return answer ? { ...draft, revision: Math.max(draft.revision, answer.revision + 1) } : draft;
      }),
    drop: (dropped: number) => changeEach((draft, lineNo) => (lineNo === dropped ? undefined : draft)),
    setValidUntil: (validUntil: string) => change((before) => ({ ...before, validUntil })),
  };
}
