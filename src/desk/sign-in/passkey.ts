import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  signInWithPasskey,
} from '../../account/staff/passkeys.contract.ts';
import type { RefusalReply } from '../../lib/contract.ts';
import { CallError, isRefusal } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import { callDesk } from '../browser/call-desk.ts';

/** Loaded when a passkey is used. */
const library = () => importLater(() => import('@simplewebauthn/browser'));

type Refused = Pick<RefusalReply, 'message' | 'refusal'> | undefined;

/** Asks the device for a passkey of this host. Returns why nobody is signed in. */
export async function signInByPasskey(): Promise<Refused> {
  const { startAuthentication } = await library();
  const begun = await callDesk<typeof beginPasskeySignIn>('POST /desk/api/passkeys/begin_sign_in/', {});
  if (isRefusal(begun)) return begun;
  const optionsJSON = begun.options as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON }).catch(explain);
  if (isRefusal(credential)) return credential;
  const reply = await callDesk<typeof signInWithPasskey>('POST /desk/api/passkeys/sign_in/', {
    credential: { ...credential, type: 'public-key' },
  });
  return isRefusal(reply) ? reply : undefined;
}

/** Has the device make a passkey and adds it to the sign-in. Returns why not. */
export async function createPasskey(name: string): Promise<Refused> {
  const { startRegistration } = await library();
  const begun = await callDesk<typeof beginPasskey>('POST /desk/api/passkeys/begin/', {});
  if (isRefusal(begun)) return begun;
  const optionsJSON = begun.options as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  if (isRefusal(credential)) return credential;
  const reply = await callDesk<typeof addPasskey>('POST /desk/api/passkeys/add/', {
    name,
    credential: { ...credential, type: 'public-key' },
  });
  return isRefusal(reply) ? reply : undefined;
}

const sentences: Readonly<Record<string, () => string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: () => 'This device has a passkey of yours already.',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: () => 'This device cannot keep passkeys.',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: () =>
    'This device asks for no finger, face or PIN, so it cannot be used.',
};

/** The browser says little, so that pages learn nothing of the devices of those who decline. */
function explain(cause: Error & { code?: string }): RefusalReply {
  if (cause instanceof CallError) throw cause;
  const message =
    sentences[cause.code ?? '']?.() ??
    'No passkey was used: it was cancelled, took too long, or there is none for this page.';
  return { success: false, message, refusal: 'cancelled' };
}
