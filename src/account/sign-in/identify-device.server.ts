import type { CallContext } from '../../server/calls/define-call.server.ts';
import { setCookie } from '../../server/http/cookies.server.ts';
import { ipNetworkOf } from '../../server/ip-network.server.ts';
import { generateToken, hashToken } from '../secure-token.server.ts';
import { parseUserAgent } from './device-name.ts';
import { type CurrentDevice, deviceDays } from './new-device.rule.ts';

export type DeviceFacts = Pick<CallContext, 'userAgent' | 'address' | 'deviceToken'>;

export function identifyDevice({ userAgent, address, deviceToken }: DeviceFacts): CurrentDevice & { token: string } {
  const { browser, system } = parseUserAgent(userAgent);
  const token = deviceToken && /^[\w-]{43}$/.test(deviceToken) ? deviceToken : generateToken();
  return { token, tokenHash: hashToken(token), name: `${browser}/${system}`, network: ipNetworkOf(address) };
}

export const setDeviceCookie = ({ headers, secure }: Pick<CallContext, 'headers' | 'secure'>, token: string): void =>
  setCookie(headers, 'device', token, deviceDays * 86_400, secure);
