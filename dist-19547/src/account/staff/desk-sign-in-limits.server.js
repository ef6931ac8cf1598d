import { ipNetworkOf } from '../../server/ip-network.server.js';
                                                                                  

/** Failures; the limit per person is wide, so that strangers cannot easily lock somebody out. */
export function deskSignInLimits(address        , email        )                   {
  const network = ipNetworkOf(address);
  const person = email.toLowerCase();
  return [
    { name: 'desk_login_both', max: 5, windowMinutes: 15, key: `${person} ${network}` },
    { name: 'desk_login_address', max: 30, windowMinutes: 15, key: network },
    { name: 'desk_login_person', max: 50, windowMinutes: 15, key: person },
  ];
}

/** Failures with a passkey count with those of passwords from the same network. */
export const passkeySignInLimits = (address        )                   => [
  { name: 'desk_login_address', max: 30, windowMinutes: 15, key: ipNetworkOf(address) },
];

/** Wrong or old links of the set-up. */
export const setUpLimits = (address        )                   => [
  { name: 'desk_set_up', max: 30, windowMinutes: 15, key: ipNetworkOf(address) },
];

/** Each challenge is a row until it is used or over. */
export const challengeLimits = (address        )                   => [
  { name: 'desk_challenge', max: 60, windowMinutes: 15, key: ipNetworkOf(address) },
];
