import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { RefusalReply } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { CallError, isRefusal } from '../../ui/browser/call.ts';
import { importLater } from '../../ui/browser/import-later.ts';
import type { CreationOptions, RequestOptions } from './passkey.contract.ts';

/** Loaded when a passkey is used. */
const library = () => importLater(() => import('@simplewebauthn/browser'));

type Begun<Options> = { options: Options } | RefusalReply;

/** Asks the device to sign with a passkey of this host. `begin` is the call that gives what it signs. */
export async function signWithPasskey(
  begin: () => Promise<Begun<RequestOptions>>,
): Promise<(AuthenticationResponseJSON & { type: 'public-key' }) | RefusalReply> {
  const { startAuthentication } = await library();
  const begun = await begin();
  if (isRefusal(begun)) return begun;
  const optionsJSON = begun.options as PublicKeyCredentialRequestOptionsJSON;
  const credential = await startAuthentication({ optionsJSON }).catch(explain);
  return isRefusal(credential) ? credential : { ...credential, type: 'public-key' };
}

/** Has the device make a passkey for this host. */
export async function makePasskey(
  begin: () => Promise<Begun<CreationOptions>>,
): Promise<(RegistrationResponseJSON & { type: 'public-key' }) | RefusalReply> {
  const { startRegistration } = await library();
  const begun = await begin();
  if (isRefusal(begun)) return begun;
  const optionsJSON = begun.options as PublicKeyCredentialCreationOptionsJSON;
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  return isRefusal(credential) ? credential : { ...credential, type: 'public-key' };
}

const sentences: Readonly<Record<string, () => string>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: () => t`This device has a passkey of yours already.`,
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: () => t`This device cannot keep passkeys.`,
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: () =>
    t`This device asks for no finger, face or PIN, so it cannot be used.`,
};

/** The browser says little, so that pages learn nothing of the devices of those who decline. */
function explain(cause: Error & { code?: string }): RefusalReply {
  if (cause instanceof CallError) throw cause;
  const message =
    sentences[cause.code ?? '']?.() ??
    t`No passkey was used: it was cancelled, took too long, or there is none for this page.`;
  return { success: false, message, refusal: 'cancelled' };
}
