import type { PoolClient } from 'pg';

/** Each statement gets as many of the values as it names: the first is $1. */
export async function runStatements(
  db: PoolClient,
  statements: readonly string[],
  values: readonly unknown[],
): Promise<void> {
  for (const text of statements) {
    const named = [...text.matchAll(/\$(\d)/g)].map(([, place]) => Number(place));
    await db.query(text, values.slice(0, Math.max(0, ...named)));
  }
}
