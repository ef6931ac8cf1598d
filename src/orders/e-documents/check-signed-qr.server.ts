import { type KeyObject, verify } from 'node:crypto';
import type { Env } from '../../server/env.server.ts';
import { publicKeysSetting } from '../../server/setting-values.server.ts';
import type { SiteCode } from '../../sites/site.ts';
import type { Inv01 } from './e-invoice-schema.data.ts';
import { signedQrProblem } from './signed-qr.rule.ts';

/** Keys of the portal, of which one has signed; none where the operator has given none. */
export type QrKeys = (site: SiteCode) => readonly KeyObject[];

declare module '../../server/calls/services.ts' {
  interface Services {
    qrKeys: QrKeys;
  }
}

export function createQrKeys({ forSite }: Pick<Env, 'forSite'>): QrKeys {
  return (site) => {
    const given = forSite(site, 'E_INVOICE_QR_KEY');
    return given === undefined ? [] : publicKeysSetting.parse(given);
  };
}

export type GivenQr = { signedQr: string; irn: string };

/** A sentence for staff; undefined when the code is the invoice's and, where keys are given, signed with one of them. */
export function findQrProblem(
  { signedQr, irn }: GivenQr,
  invoice: Inv01,
  keys: readonly KeyObject[],
): string | undefined {
  const problem = signedQrProblem(signedQr, irn, invoice);
  if (problem !== undefined || keys.length === 0) return problem;
  return keys.some((key) => isSignedWith(key, signedQr))
    ? undefined
    : 'The signature of the signed QR code is not the portal’s.';
}

function isSignedWith(key: KeyObject, signedQr: string): boolean {
  const [header, payload, signature = ''] = signedQr.split('.');
  return verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
}
