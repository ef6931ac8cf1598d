import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLivePage } from '../events/live-page.ts';

const none: ReadonlySet<string> = new Set();

/** Changes by others do not move the row that somebody works on: they are shown on request. */
export function useRowsInPlace<Row>(
  latest: readonly Row[],
  idOf: (row: Row) => string,
  isWorking: () => boolean,
): RowsInPlace<Row> & { showLatest: () => void } {
  const { isQuiet } = useLivePage();
  const loaded = useLoaderData<unknown>();
  const [kept, setKept] = useState<{ loaded: unknown; held?: RowsInPlace<Row> | undefined }>({ loaded });
  const shown = useRef(latest);
  if (kept.loaded !== loaded) {
    const held = isQuiet() && isWorking() ? keepRowsInPlace(shown.current, latest, idOf) : undefined;
    setKept({ loaded, held: held?.rows === latest ? undefined : held });
  }
  const inPlace = kept.held ?? { rows: latest, added: 0, gone: none };
  useEffect(() => {
    shown.current = inPlace.rows;
  });
  return { ...inPlace, showLatest: () => setKept({ loaded }) };
}

type RowsInPlace<Row> = {
  rows: readonly Row[];
  /** How many newer rows are not shown yet. */
  added: number;
  /** Rows that are shown, but left the list. */
  gone: ReadonlySet<string>;
};

/** The rows that are shown stay where they are, with what is new of them; rows that only follow are added. */
export function keepRowsInPlace<Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  idOf: (row: Row) => string,
): RowsInPlace<Row> {
  const follows = shown.every((row, index) => latest[index] !== undefined && idOf(latest[index]) === idOf(row));
  if (follows) return { rows: latest, added: 0, gone: new Set() };
  const latestById = new Map(latest.map((row) => [idOf(row), row]));
  const shownIds = new Set(shown.map(idOf));
  return {
    rows: shown.map((row) => latestById.get(idOf(row)) ?? row),
    added: latest.filter((row) => !shownIds.has(idOf(row))).length,
    gone: new Set([...shownIds].filter((id) => !latestById.has(id))),
  };
}
