// The newest version of a part whose time has come is in force; later ones wait for their time or for a second person.

type Version = { id: number; inForceAt: Date | null };
export const versionStateNames = ['in force', 'later', 'waits', 'past'] as const;
export type VersionState = (typeof versionStateNames)[number];

/** The states are in the order given, the newest first. A version that waits is past once a newer one exists. */
export function versionStates(versions: readonly Version[], now: Date): VersionState[] {
  const begun = versions.flatMap(({ id, inForceAt }) =>
    inForceAt !== null && inForceAt <= now ? [{ id, inForceAt }] : [],
  );
  const current = begun.toSorted((a, b) => b.inForceAt.getTime() - a.inForceAt.getTime() || b.id - a.id)[0];
  return versions.map(({ id, inForceAt }, index) => {
    if (id === current?.id) return 'in force';
    if (inForceAt === null) return index === 0 ? 'waits' : 'past';
    return inForceAt > now ? 'later' : 'past';
  });
}

/** Which of these fields differ between two versions. */
export function changedFields(names: readonly string[], before: unknown, after: unknown): string[] {
  const factOf = (data: unknown, name: string) => (data as Record<string, unknown> | undefined)?.[name];
  return names.filter((name) => !isSameData(factOf(before, name), factOf(after, name)));
}

/** A text that is empty, and one that is left out, are the same. */
export const isSameData = (a: unknown, b: unknown): boolean =>
  JSON.stringify(inOrder(a) ?? '') === JSON.stringify(inOrder(b) ?? '');

/** Names are sorted, because jsonb keeps them in another order than they were written in. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined && one !== '');
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, inOrder(one)]));
}
