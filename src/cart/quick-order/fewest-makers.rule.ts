// The fewest makers that have the whole list between them.

/** Each set of makers that has an item for every line, with no fewer possible. A line is the makers that have it. */
export function fewestMakers(lines: readonly ReadonlySet<string>[]): ReadonlySet<string>[] {
  const different = new Map(lines.map((makers) => [[...makers].sort().join('\n'), makers]));
  // Lines with little choice come first: they decide most.
  const sorted = [...different.values()].filter(({ size }) => size > 0).toSorted((a, b) => a.size - b.size);
  for (let most = 0; most <= sorted.length; most++) {
    const found = setsOf(most, sorted, []);
    // The same makers are found in several orders.
    const sets = new Map(found.map((makers) => [makers.toSorted().join('\n'), makers]));
    if (sets.size > 0) return [...sets.values()].map((makers) => new Set(makers));
  }
  return [];
}

function setsOf(most: number, lines: readonly ReadonlySet<string>[], taken: readonly string[]): string[][] {
  const open = lines.filter((makers) => !taken.some((maker) => makers.has(maker)));
  const [first] = open;
  if (!first) return [[...taken]];
  if (taken.length === most) return [];
  return [...first].flatMap((maker) => setsOf(most, open, [...taken, maker]));
}
