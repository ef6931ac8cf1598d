/** A sign-in is from a new device when the account was used before, but not with this browser. */
export function isNewDevice(known: readonly KnownDevice[], device: CurrentDevice, emailVerifiedAt: Date | null) {
  if (known.length === 0) return false;
  return !known.some((one) => isTrusted(one, emailVerifiedAt) && isSame(one, device));
}

export type CurrentDevice = { tokenHash: Buffer; name: string; network: string };
export type KnownDevice = CurrentDevice & { seenAt: Date };

/** A sign-in before the e-mail was verified may have been by somebody else. */
const isTrusted = ({ seenAt }: KnownDevice, emailVerifiedAt: Date | null) =>
  emailVerifiedAt === null || seenAt >= emailVerifiedAt;

/** A browser without its cookie is recognized by name and network. */
const isSame = (known: KnownDevice, { tokenHash, name, network }: CurrentDevice) =>
  known.tokenHash.equals(tokenHash) || (known.name === name && known.network === network);

export const maxNewDeviceMailsPerDay = 5;
export const deviceDays = 365;
export const maxDevices = 20;
