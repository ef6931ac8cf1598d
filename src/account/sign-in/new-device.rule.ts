/** A sign-in is from a new device when the account has been used before, but not with this browser. */
export function isNewDevice(known: readonly KnownDevice[], device: CurrentDevice, emailVerifiedAt: Date | null) {
  if (known.length === 0) return false;
  return !known.some((one) => isTrusted(one, emailVerifiedAt) && isSame(one, device));
}

/** What is told of the browser of a sign-in: the hash of its cookie, its name, and the network it is in. */
export type CurrentDevice = { tokenHash: Buffer; name: string; network: string };
export type KnownDevice = CurrentDevice & { seenAt: Date };

/** Whoever signed in before the e-mail was verified may have been somebody else than its owner. */
const isTrusted = ({ seenAt }: KnownDevice, emailVerifiedAt: Date | null) =>
  emailVerifiedAt === null || seenAt >= emailVerifiedAt;

/** A browser that lost its cookie is known by its name and network. */
const isSame = (known: KnownDevice, { tokenHash, name, network }: CurrentDevice) =>
  known.tokenHash.equals(tokenHash) || (known.name === name && known.network === network);

/** At most so many mails about new devices go to an account in a day. */
export const maxNewDeviceMailsPerDay = 5;
/** A device unused for so long is forgotten. */
export const deviceDays = 365;
/** At most so many devices of an account are kept, those used last. */
export const maxDevices = 20;
