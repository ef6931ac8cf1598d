import {                 verify } from 'node:crypto';
                                                      
import { publicKeysSetting } from '../../server/setting-values.server.js';
                                                    
                                                        
import { signedQrProblem } from './signed-qr.rule.js';

/** Keys of the portal, of which one has signed; none where the operator has given none. */
                                                              

export function createQrKeys({ forSite }                      )         {
  return (site) => {
    const given = forSite(site, 'E_INVOICE_QR_KEY');
    return given === undefined ? [] : publicKeysSetting.parse(given);
  };
}

                                                        

/** A sentence for staff; undefined when the code is the invoice's and, where keys are given, signed with one of them. */
export function findQrProblem(
  { signedQr, irn }         ,
  invoice       ,
  keys                      ,
)                     {
  const problem = signedQrProblem(signedQr, irn, invoice);
  if (problem !== undefined || keys.length === 0) return problem;
  return keys.some((key) => isSignedWith(key, signedQr))
    ? undefined
    : 'The signature of the signed QR code is not the portal’s.';
}

function isSignedWith(key           , signedQr        )          {
  const [header, payload, signature = ''] = signedQr.split('.');
  return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}
