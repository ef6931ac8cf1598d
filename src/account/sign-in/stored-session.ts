import { writeLocal } from '../../ui/browser/local-storage.ts';

export function clearStoredSession(): void {
  writeLocal('auth_key', '');
  writeLocal('username', '');
}
