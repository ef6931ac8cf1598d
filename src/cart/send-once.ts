import { isRefusal } from '../ui/browser/call.ts';
import { randomId } from './random-id.ts';

/** `add` with the id of an item, so that each item has a key of its own. */
type Purpose = 'order' | 'rfi' | 'cancel' | 'return' | 'note' | 'write_off' | `add ${number}`;
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
const keysOfPage = new Map<Purpose, readonly StoredKey[]>();
const maxKeys = 20;

/** Several requests of one purpose may wait for a reply, each with its key. */
function keepKey(purpose: Purpose, body: string): StoredKey {
  const before = keysOfPage.get(purpose) ?? readStoredKeys(purpose);
  const kept = before.find((one) => one.body === body) ?? { key: randomId(), body };
  storeKeys(purpose, [...before.filter((one) => one !== kept), kept].slice(-maxKeys));
  return kept;
}

const forgetKey = (purpose: Purpose, key: string): void =>
  storeKeys(
    purpose,
    (keysOfPage.get(purpose) ?? []).filter((one) => one.key !== key),
  );

function storeKeys(purpose: Purpose, keys: readonly StoredKey[]): void {
  keysOfPage.set(purpose, keys);
  try {
    if (keys.length === 0) sessionStorage.removeItem(storageName(purpose));
    else sessionStorage.setItem(storageName(purpose), JSON.stringify(keys));
  } catch {}
}

function readStoredKeys(purpose: Purpose): readonly StoredKey[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName(purpose)) ?? '[]');
    return Array.isArray(stored) ? (stored as StoredKey[]) : [];
  } catch {
    return [];
  }
}
