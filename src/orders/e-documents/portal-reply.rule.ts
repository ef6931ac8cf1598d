// The file that the portal gives after an upload by hand holds the registration of one or of many invoices.

import { readSignedQr } from './signed-qr.rule.ts';

export type TypedRegistration = { irn: string; ackNo: string; ackAt: string; signedQr: string };

const maxDepth = 5;

/** Finds the registration of the document; undefined where the file does not have it. */
export function readPortalReply(content: string, number: string): TypedRegistration | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return undefined;
  }
  return registrationsIn(parsed, maxDepth).find(({ signedQr }) => readSignedQr(signedQr)?.DocNo === number);
}

function registrationsIn(value: unknown, depth: number): TypedRegistration[] {
  if (value === null || typeof value !== 'object' || depth === 0) return [];
  const { Irn, AckNo, AckDt, SignedQRCode } = value as Record<string, unknown>;
  if (typeof Irn === 'string' && typeof SignedQRCode === 'string')
    return [{ irn: Irn, ackNo: String(AckNo ?? ''), ackAt: String(AckDt ?? ''), signedQr: SignedQRCode }];
  return Object.values(value).flatMap((inner) => registrationsIn(inner, depth - 1));
}
