import { randomId } from './random-id.ts';

const nameOf = (purpose: string) => `${purpose}_key`;

/** The same key for a double click, a retry and a reload of the tab, so that a request is carried out once. */
export function idempotencyKeyFor(purpose: 'order' | 'rfi', request: unknown): string {
  const body = JSON.stringify(request);
  const before = storedKey(purpose);
  if (before?.body === body) return before.key;
  const key = randomId();
  try {
    sessionStorage.setItem(nameOf(purpose), JSON.stringify({ key, body }));
  } catch {
    // Without storage, a retry from the dialog still repeats the key.
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
