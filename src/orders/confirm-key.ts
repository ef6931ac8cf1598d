import { randomId } from '../cart/random-id.ts';

const name = 'order_key';

/**
 * The Idempotency-Key of this very request: the same for a second press, a Retry and after a reload of the tab, so that
 * it becomes one order; another request gets another.
 */
export function confirmKey(request: unknown): string {
  const body = JSON.stringify(request);
  const before = keptKey();
  if (before?.body === body) return before.key;
  const key = randomId();
  try {
    sessionStorage.setItem(name, JSON.stringify({ key, body }));
  } catch {
    // A tab that keeps nothing still sends a key: a Retry from the dialog repeats it.
  }
  return key;
}

function keptKey(): { key: string; body: string } | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as { key: string; body: string } | null;
  } catch {
    return null;
  }
}
