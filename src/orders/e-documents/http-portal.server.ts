import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { fetchWhole } from '../../server/http/fetch-whole.server.ts';
import { ewayBillDetails } from './eway-bill.rule.ts';
import {
  type InvoicePortal,
  PortalRefusalError,
  PortalUnavailableError,
  type Registration,
  type TransportOfInvoice,
} from './invoice-portal.ts';
import { portalMoment } from './portal-text.rule.ts';

type User = { user: string; password: string };

/** `users` are those of single GSTINs, for which the common one is not allowed. */
export type PortalAccount = User & {
  url: string;
  token: string;
  users?: Readonly<Record<string, User>>;
  timeoutMs?: number;
};

const defaultTimeoutMs = 20_000;
const maxBytes = 1_000_000;

/** Codes of the portal. */
const codes = {
  duplicateIrn: '2150',
  tooOldToRead: '2283',
  notActive: '9999',
  hasEwayBill: '4002',
  ewayBillExists: '604',
};

const reply = z.union([
  z.object({ success: z.literal(true), result: z.unknown() }),
  z.object({ success: z.literal(false), message: z.string(), result: z.unknown().optional() }),
]);
type Reply = z.infer<typeof reply>;
type Refused = Extract<Reply, { success: false }>;

const text = z.union([z.string(), z.number()]).transform(String);
const acknowledged = z.object({ Irn: z.string().regex(/^[0-9a-f]{64}$/), AckNo: text, AckDt: z.string() });
const registered = acknowledged.extend({
  SignedQRCode: z.string().min(1).max(4000),
  Status: z.string().default('ACT'),
});
const duplicate = z.tuple([z.object({ Desc: acknowledged })]).rest(z.unknown());
const cancelled = z.object({ CancelDate: z.string() });
const ewayBill = z.object({ EwbNo: text.pipe(z.string().regex(/^[0-9]{12}$/)) });

/** Speaks the JSON of the providers that pass requests on to the portal (GSP). */
export function createHttpPortal(account: PortalAccount): InvoicePortal {
  const ask = (gstin: string, method: 'GET' | 'POST', path: string, body?: object) =>
    askPortal(account, { gstin, method, path, ...(body && { body }) });
  return {
    async register(invoice) {
      const gstin = invoice.SellerDtls.Gstin;
      const answer = await ask(gstin, 'POST', '/invoice', invoice);
      if (answer.success) return registrationOf(registered, answer.result);
      if (codeOf(answer) !== codes.duplicateIrn) throw refusalOf(answer);
      const [{ Desc: known }] = read(duplicate, answer.result);
      const again = await ask(gstin, 'GET', `/invoice/irn?irn=${known.Irn}`);
      if (again.success) return registrationOf(registered, again.result);
      if (codeOf(again) === codes.tooOldToRead) return registrationOf(acknowledged, known);
      throw refusalOf(again);
    },
    async cancel({ gstin, irn, reason, remark, now }) {
      const answer = await ask(gstin, 'POST', '/invoice/cancel', { Irn: irn, CnlRsn: reason, CnlRem: remark });
      if (answer.success) return momentOf(read(cancelled, answer.result).CancelDate);
      if (codeOf(answer) === codes.notActive) return now;
      throw refusalOf(answer);
    },
    async createEwayBill(gstin, transport) {
      const answer = await ask(gstin, 'POST', '/ewaybill', ewayBillRequest(transport));
      if (answer.success) return read(ewayBill, answer.result).EwbNo;
      if (![codes.hasEwayBill, codes.ewayBillExists].includes(codeOf(answer))) throw refusalOf(answer);
      const again = await ask(gstin, 'GET', `/ewaybill/irn?irn=${transport.irn}`);
      if (!again.success) throw refusalOf(again);
      return read(ewayBill, again.result).EwbNo;
    },
  };
}

const ewayBillRequest = ({ irn, docketDay, ...transport }: TransportOfInvoice) => ({
  Irn: irn,
  ...ewayBillDetails(transport, docketDay),
});
const unreadable = 'The answer of the portal cannot be read.';

type Question = { gstin: string; method: 'GET' | 'POST'; path: string; body?: object };

async function askPortal(
  { url, token, users = {}, timeoutMs = defaultTimeoutMs, ...common }: PortalAccount,
  { gstin, method, path, body }: Question,
): Promise<Reply> {
  const { user, password } = users[gstin] ?? common;
  const headers = {
    authorization: `Bearer ${token}`,
    user_name: user,
    password,
    gstin,
    requestid: randomUUID(),
    ...(body && { 'content-type': 'application/json' }),
  };
  const question = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetchWhole(`${url}${path}`, question, { timeoutMs, maxBytes }).catch(() => {
    throw new PortalUnavailableError('The portal did not answer.');
  });
  const saysNothing = [401, 403, 429].includes(response.status) || response.status >= 500;
  const parsed = saysNothing ? undefined : reply.safeParse(parseJson(await response.text())).data;
  if (!parsed) throw new PortalUnavailableError(response.ok ? unreadable : `The portal answered ${response.status}.`);
  return parsed;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

function read<S extends z.ZodType>(shape: S, result: unknown): z.output<S> {
  const parsed = shape.safeParse(result);
  if (!parsed.success) throw new PortalUnavailableError(unreadable);
  return parsed.data;
}

function registrationOf(shape: typeof registered | typeof acknowledged, result: unknown): Registration {
  const { Irn, AckNo, AckDt, ...more } = read(shape, result);
  if ('Status' in more && more.Status === 'CNL')
    throw new PortalRefusalError('This number was registered and cancelled at the portal.');
  const signedQr = 'SignedQRCode' in more ? more.SignedQRCode : '';
  return { irn: Irn, ackNo: AckNo, ackAt: momentOf(AckDt), signedQr };
}

const codeOf = ({ message }: Refused): string => /^\s*(\d{3,5})\b/.exec(message)?.[1] ?? '';

const maxMessageLength = 500;
const refusalOf = ({ message }: Refused) => new PortalRefusalError(message.trim().slice(0, maxMessageLength));

function momentOf(written: string): Date {
  const moment = portalMoment(written);
  if (!moment) throw new PortalUnavailableError(unreadable);
  return moment;
}
