import { useEffect, useState } from 'react';
import type { BankLine } from './bank-types.ts';

type Chosen = { list: string; id: number; place: number; isDecided?: true };

/** The line that is looked at; `list` names the list, in which it keeps its place until another one is chosen. */
export function useCurrentLine(lines: readonly BankLine[], list: string) {
  const [chosen, setChosen] = useState<Chosen>();
  const kept = chosen?.list === list ? chosen : undefined;
  const found = lines.findIndex(({ id }) => id === kept?.id);
  const place = found < 0 ? Math.min(kept?.place ?? 0, lines.length - 1) : found;
  const isTaken = kept !== undefined && found < 0 && !kept.isDecided;
  const line = isTaken ? undefined : lines[place];

  function choose(id: number | undefined): void {
    const at = lines.findIndex((one) => one.id === id);
    if (id !== undefined) setChosen({ list, id, place: at });
  }
  // New lines before it must not replace the line that is looked at.
  useEffect(() => {
    if (line && line.id !== kept?.id) setChosen({ list, id: line.id, place });
  }, [kept, line, list, place]);

  /** Its place is that of the next line when the list is loaded again. Another line that was chosen meanwhile stays. */
  const decide = (id: number) => setChosen((now) => (now?.id === id ? { ...now, isDecided: true } : now));
  return {
    line,
    /** Somebody else has decided on it: no other line is shown in its place, as Enter would book that one. */
    isGone: isTaken && lines.length > 0,
    choose,
    /** `by` is 1 or -1; from a line that is gone, 1 leads to the one that has its place now. */
    move(by: number) {
      const to = isTaken && by > 0 ? place : place + by;
      choose(lines[Math.min(Math.max(to, 0), lines.length - 1)]?.id);
    },
    decide,
    /** The same, at once. */
    decideAndGoOn(id: number) {
      const at = lines.findIndex((one) => one.id === id);
      const to = lines[at + 1] ? at + 1 : at - 1;
      const next = lines[to];
      if (next) setChosen((now) => (now?.id === id ? { list, id: next.id, place: to } : now));
      else decide(id);
    },
  };
}
