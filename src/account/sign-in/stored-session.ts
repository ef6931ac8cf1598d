import { writeLocal } from '../../ui/browser/local-storage.ts';
import { clearSessionExpired } from './session-expired.ts';
import type { SignedIn } from './sign-in.contract.ts';

export function clearStoredSession(): void {
  writeLocal('auth_key', '');
  writeLocal('username', '');
}

export function storeSession({ auth_key, username }: Pick<SignedIn, 'auth_key' | 'username'>): void {
  clearSessionExpired();
  writeLocal('auth_key', auth_key);
  writeLocal('username', username);
}
