import { makePasskey, signWithPasskey } from '../../account/passkeys/passkey.ts';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '../../account/staff/passkeys.contract.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { callDesk } from '../browser/call-desk.ts';

/** Returns why nobody is signed in. */
export async function signInByPasskey(): Promise<RefusalReply | undefined> {
  const credential = await signWithPasskey(() =>
    callDesk<typeof beginPasskeySignIn>('POST /desk/api/passkeys/begin_sign_in/', {}),
  );
  if (isRefusal(credential)) return credential;
  const reply = await callDesk<typeof signInWithPasskey>('POST /desk/api/passkeys/sign_in/', { credential });
  return isRefusal(reply) ? reply : undefined;
}

/** Adds a passkey to the sign-in. Returns why not. */
export async function createPasskey(name: string): Promise<RefusalReply | undefined> {
  const credential = await makePasskey(() => callDesk<typeof beginPasskey>('POST /desk/api/passkeys/begin/', {}));
  if (isRefusal(credential)) return credential;
  const reply = await callDesk<typeof addPasskey>('POST /desk/api/passkeys/add/', { name, credential });
  return isRefusal(reply) ? reply : undefined;
}
