// Of the versions of a part, the newest whose time has come is in force; later ones wait for their time or for a second person.

type Version = { id: number; inForceAt: Date | null };
export type VersionState = 'in force' | 'later' | 'waits' | 'past';

/** In the order given, which is the newest first. A version that waits is past once a newer one exists. */
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

/** Of these fields, those that differ between two versions; all that are filled in when there was none before. */
export function changedFields(names: readonly string[], before: unknown, after: unknown): string[] {
  const textOf = (data: unknown, name: string) =>
    JSON.stringify((data as Record<string, unknown> | undefined)?.[name] ?? '');
  return names.filter((name) => before === undefined || textOf(before, name) !== textOf(after, name));
}
