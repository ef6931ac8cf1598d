/** A sign-in is from a new device when the account was used before, but not with this browser. */
export function isNewDevice(known                        , device               , emailVerifiedAt             ) {
  if (known.length === 0) return false;
  return !known.some((one) => isTrusted(one, emailVerifiedAt) && isSame(one, device));
}

                                                                                 
                                                           

/** A sign-in before the e-mail was verified may have been by somebody else. */
const isTrusted = ({ seenAt }             , emailVerifiedAt             ) =>
  emailVerifiedAt === null || seenAt >= emailVerifiedAt;

/** A browser without its cookie is recognized by name and network. */
const isSame = (known             , { tokenHash, name, network }               ) =>
  known.tokenHash.equals(tokenHash) || (known.name === name && known.network === network);

export const maxNewDeviceMailsPerDay = 5;
export const deviceDays = 365;
export const maxDevices = 20;
