import { randomId } from './random-id.ts';

const nameOf = (purpose: string) => `${purpose}_key`;

/**
 * The Idempotency-Key of this very request: the same for a second press, a Retry and after a reload of the tab, so that
 * it has the effect of one; another request gets another. One is kept for each purpose.
 */
export function idempotencyKeyFor(purpose: 'order' | 'rfi', request: unknown): string {
  const body = JSON.stringify(request);
  const before = storedKey(purpose);
  if (before?.body === body) return before.key;
  const key = randomId();
  try {
    sessionStorage.setItem(nameOf(purpose), JSON.stringify({ key, body }));
  } catch {
    // A tab that keeps nothing still sends a key: a Retry from the dialog repeats it.
  }
  return key;
}

function storedKey(purpose: string): { key: string; body: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(purpose)) ?? 'null') as { key: string; body: string } | null;
  } catch {
    return null;
  }
}
