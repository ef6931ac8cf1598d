// The signed QR code of an e-invoice is a JSON Web Token, whose content must name the invoice that it is printed on.

import { roundToMinor } from '../../lib/money.ts';
import type { Inv01 } from './e-invoice-schema.data.ts';

export type QrContent = {
  SellerGstin: string;
  DocNo: string;
  DocTyp: string;
  TotInvVal: number;
  Irn: string;
};

const tokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Undefined for what is no token of the portal. */
export function readSignedQr(signedQr: string): QrContent | undefined {
  if (!tokenPattern.test(signedQr)) return undefined;
  const [header, payload] = signedQr.split('.').slice(0, 2).map(readPart);
  if (header?.alg !== 'RS256') return undefined;
  const data = typeof payload?.data === 'string' ? readJson(payload.data) : payload?.data;
  return isContent(data) ? data : undefined;
}

type Json = Record<string, unknown>;

function readPart(part: string): Json | undefined {
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return readJson(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function readJson(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

const texts = ['SellerGstin', 'DocNo', 'DocTyp', 'Irn'] as const;

const isContent = (data: unknown): data is QrContent =>
  data !== null &&
  typeof data === 'object' &&
  texts.every((name) => typeof (data as Json)[name] === 'string') &&
  typeof (data as Json).TotInvVal === 'number';

/** A sentence for staff; undefined when the code is of this invoice and number. */
export function signedQrProblem(signedQr: string, irn: string, invoice: Inv01): string | undefined {
  const content = readSignedQr(signedQr);
  if (!content) return 'The signed QR code is not one of the portal: it has three parts with dots between them.';
  const { DocDtls, SellerDtls, ValDtls } = invoice;
  if (content.DocNo !== DocDtls.No || content.DocTyp !== DocDtls.Typ)
    return `The signed QR code is of ${content.DocTyp} ${content.DocNo}, not of ${DocDtls.Typ} ${DocDtls.No}.`;
  if (content.SellerGstin !== SellerDtls.Gstin)
    return `The signed QR code is of the seller ${content.SellerGstin}, not of ${SellerDtls.Gstin}.`;
  if (roundToMinor(content.TotInvVal) !== roundToMinor(ValDtls.TotInvVal))
    return `The signed QR code says ${content.TotInvVal.toFixed(2)}, the document ${ValDtls.TotInvVal.toFixed(2)}.`;
  return content.Irn === irn ? undefined : 'The signed QR code names another IRN.';
}
