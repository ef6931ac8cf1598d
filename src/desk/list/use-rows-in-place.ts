import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { useLivePage } from '../events/live-page.ts';
import { keepRowsInPlace, type RowsInPlace } from './keep-rows-in-place.ts';

const none: ReadonlySet<string> = new Set();

/** What others change does not move the row that somebody works on: it is shown when they ask for it. */
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
