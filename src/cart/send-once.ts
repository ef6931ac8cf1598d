import { isRefusal } from '../ui/browser/call.ts';
import { randomId } from './random-id.ts';

/** `add` with the id of an item, so that each item has a key of its own. */
type Purpose = 'order' | 'rfi' | `add ${number}`;
type StoredKey = { key: string; body: string };

const storageName = (purpose: Purpose) => `${purpose}_key`;

/**
 * Sends with the same key for a double click, a retry and a reload of the tab, so that a request is carried out once.
 * The key is forgotten with the reply, so the same request made later on purpose is a new one.
 */
export async function sendOnce<Reply>(
  purpose: Purpose,
  request: unknown,
  send: (idempotencyKey: string) => Promise<Reply>,
): Promise<Reply> {
  const { key } = keepKey(purpose, JSON.stringify(request));
  const reply = await send(key);
  if (!isRefusal(reply)) forgetKey(purpose, key);
  return reply;
}

/** Where the browser refuses storage, keys last as long as the page. */
const keysOfPage = new Map<Purpose, StoredKey>();

function keepKey(purpose: Purpose, body: string): StoredKey {
  const before = keysOfPage.get(purpose) ?? readStoredKey(purpose);
  const kept = before?.body === body ? before : { key: randomId(), body };
  keysOfPage.set(purpose, kept);
  try {
    sessionStorage.setItem(storageName(purpose), JSON.stringify(kept));
  } catch {}
  return kept;
}

function forgetKey(purpose: Purpose, key: string): void {
  if (keysOfPage.get(purpose)?.key !== key) return;
  keysOfPage.delete(purpose);
  try {
    sessionStorage.removeItem(storageName(purpose));
  } catch {}
}

function readStoredKey(purpose: Purpose): StoredKey | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageName(purpose)) ?? 'null') as StoredKey | null;
  } catch {
    return null;
  }
}
