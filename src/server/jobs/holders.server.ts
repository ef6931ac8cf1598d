/** Names for whom a waiting job or memory is held, from the widest holder, such as a large network, to the caller in it. */
export type Held = { holders: readonly string[] };

/**
 * Those of one caller. At each level the holder with the least rank is chosen among all that the chosen one above contains:
 * who has many callers gets no further with them than somebody with one. Of equal ranks it is who came first.
 */
export function ofFirstHolder<Item extends Held>(
  items: readonly Item[],
  rank: (itsItems: readonly Item[], holder: string) => number,
): readonly Item[] {
  const levels = Math.max(0, ...items.map(({ holders }) => holders.length));
  let chosen = items;
  for (let level = 0; level < levels; level += 1) {
    const groups = [...Map.groupBy(chosen, ({ holders }) => holders[level] ?? '')];
    const ranked = groups.map(([holder, its]) => ({ its, rank: rank(its, holder) }));
    chosen = ranked.toSorted((a, b) => a.rank - b.rank)[0]?.its ?? [];
  }
  return chosen;
}
