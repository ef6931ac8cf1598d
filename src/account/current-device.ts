import type { Step } from '../server/call.ts';
import { networkOf } from '../server/network-of.ts';
import { deviceOf } from './device-name.ts';
import type { CurrentDevice } from './new-device.rule.ts';
import { newToken, tokenHash } from './session-token.ts';

export type DeviceFacts = Pick<Step, 'userAgent' | 'address' | 'deviceToken'>;

/** The device a call comes from, and the token for its cookie; a browser without one is given a fresh one. */
export function currentDevice({ userAgent, address, deviceToken }: DeviceFacts): CurrentDevice & { token: string } {
  const { browser, system } = deviceOf(userAgent);
  const token = deviceToken && /^[\w-]{43}$/.test(deviceToken) ? deviceToken : newToken();
  return { token, tokenHash: tokenHash(token), name: `${browser}/${system}`, network: networkOf(address) };
}
