/** Lines of one item share its free pieces: ordinary lines, which need all of theirs, come before quoted ones. */
                                                                                               

/** Pieces to reserve for each line, in the order given; a quoted line may get fewer than it orders. */
export function allocateStock(lines                         )           {
  const left = new Map                ();
  const reserved = new Map                      ();
  for (const line of lines.toSorted((a, b) => Number(a.quoted) - Number(b.quoted))) {
    const free = left.get(line.itemId) ?? line.free;
    const taken = Math.max(0, Math.min(line.quantity, free));
    reserved.set(line, taken);
    left.set(line.itemId, free - taken);
  }
  return lines.map((line) => reserved.get(line) ?? 0);
}
