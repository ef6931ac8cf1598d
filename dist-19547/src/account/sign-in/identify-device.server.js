                                                                            
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { generateToken, hashToken } from '../secure-token.server.js';
import { parseUserAgent } from './device-name.js';
                                                          

                                                                                     

export function identifyDevice({ userAgent, address, deviceToken }             )                                    {
  const { browser, system } = parseUserAgent(userAgent);
  const token = deviceToken && /^[\w-]{43}$/.test(deviceToken) ? deviceToken : generateToken();
  return { token, tokenHash: hashToken(token), name: `${browser}/${system}`, network: ipNetworkOf(address) };
}
