import type { StaffRole } from '../../../src/account/permissions/permissions.rule.ts';
import { findStaffByEmail } from '../../../src/account/staff/staff.db.ts';
import { currentTotpCode } from '../../../src/account/staff/totp.server.ts';
import { demoStaffEmail } from '../../../src/demo/load-staff.server.ts';
import { decrypt } from '../../../src/server/security/encryption.server.ts';
import type { TestStore } from '../../store/test-store.ts';

type Clock = Pick<TestStore, 'database' | 'server'>;

/** As an authenticator app would show it now. */
export async function authenticatorCode({ database, server }: Clock, role: StaffRole): Promise<string> {
  const [person] = await findStaffByEmail(database, { email: demoStaffEmail(role) });
  const secret = decrypt(server.secret, 'staff', person?.totpSecret ?? '');
  return currentTotpCode(secret?.totp ?? '', server.clock());
}
