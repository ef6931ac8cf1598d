import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import {
  type FakeGatewayServer,
  type GatewayRequest,
  type GatewayResponse,
  startFakeGatewayServer,
} from './fake-gateway-server.ts';

type Registered = {
  AckNo: number;
  AckDt: string;
  Irn: string;
  SignedQRCode: string;
  Status: 'ACT' | 'CNL';
  invoice: PortalInvoice;
};
type PortalInvoice = {
  SellerDtls: { Gstin: string };
  BuyerDtls: { Gstin: string };
  DocDtls: { Typ: string; No: string; Dt: string };
  ValDtls: { TotInvVal: number };
  ItemList: { HsnCd: string }[];
};

export type FakeInvoicePortal = FakeGatewayServer & {
  /** By IRN. */
  invoices: Map<string, Registered>;
  ewayBills: Map<string, string>;
  /** GSTINs for which the common user is not allowed. */
  usersOf: Map<string, { user: string; password: string }>;
  /** Messages for the next requests instead of an answer, as '2172 : For intra-state ...'. */
  refusals: string[];
  /** Whether the portal no longer tells what it registered, as it does after two days. */
  forgets: boolean;
};

export const portalAccount = {
  token: 'a token of the tests',
  user: 'raceway_api',
  password: 'a password of the tests',
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** Of a store that registers its invoices at this portal. */
export const portalSettings = ({ url }: Pick<FakeInvoicePortal, 'url'>) => ({
  E_INVOICE_URL: url,
  E_INVOICE_TOKEN: portalAccount.token,
  E_INVOICE_USER: portalAccount.user,
  E_INVOICE_PASSWORD: portalAccount.password,
  E_INVOICE_FROM: '2026-01-01',
});

/** With which the signed QR codes are verified. */
export const portalPublicKey = publicKey.export({ type: 'spki', format: 'pem' }).toString();

const signToken = (token: string) =>
  `${token}.${sign('RSA-SHA256', Buffer.from(token), privateKey).toString('base64url')}`;

/** Answers as India's invoice registration portal does through a provider, and checks the headers as they do. */
export async function startFakeInvoicePortal(): Promise<FakeInvoicePortal> {
  const server = await startFakeGatewayServer((request) => {
    if (!isSignedIn(portal, request)) return { status: 401, body: { success: false, message: 'Invalid token' } };
    const refusal = portal.refusals.shift();
    return refusal === undefined ? answer(portal, request) : refused(refusal);
  });
  const portal: FakeInvoicePortal = Object.assign(server, {
    invoices: new Map<string, Registered>(),
    ewayBills: new Map<string, string>(),
    usersOf: new Map<string, { user: string; password: string }>(),
    refusals: [],
    forgets: false,
  });
  return portal;
}

function isSignedIn({ usersOf }: FakeInvoicePortal, { headers }: GatewayRequest): boolean {
  const { token, user, password } = portalAccount;
  const { authorization, user_name: name, password: given, gstin = '', requestid = '' } = headers;
  const own = usersOf.get(String(gstin)) ?? { user, password };
  return (
    authorization === `Bearer ${token}` &&
    name === own.user &&
    given === own.password &&
    String(gstin).length === 15 &&
    requestid !== ''
  );
}

const done = (result: unknown): GatewayResponse => ({ status: 200, body: { success: true, message: 'done', result } });
const refused = (message: string, result?: unknown): GatewayResponse => ({
  status: 200,
  body: { success: false, message, ...(result !== undefined && { result }) },
});

function answer(portal: FakeInvoicePortal, { method, path, body }: GatewayRequest): GatewayResponse {
  const url = new URL(path, 'http://portal');
  const known = portal.invoices.get(url.searchParams.get('irn') ?? '');
  switch (`${method} ${url.pathname}`) {
    case 'POST /invoice':
      return register(portal, JSON.parse(body) as PortalInvoice);
    case 'GET /invoice/irn': {
      if (portal.forgets)
        return refused('2283 : IRN details cannot be provided as it is generated more than 2 days ago');
      return known ? done(registration(known)) : refused('2148 : Requested IRN data is not available');
    }
    case 'POST /invoice/cancel':
      return cancel(portal, JSON.parse(body) as { Irn: string; CnlRsn: string; CnlRem: string });
    case 'POST /ewaybill':
      return createEwayBill(portal, JSON.parse(body) as { Irn: string });
    case 'GET /ewaybill/irn': {
      const number = portal.ewayBills.get(url.searchParams.get('irn') ?? '');
      return number ? done({ EwbNo: Number(number), Status: 'ACT' }) : refused('325 : Could not retrieve data');
    }
    default:
      return { status: 404, body: { success: false, message: 'no such path' } };
  }
}

const registration = ({ invoice: _invoice, ...reply }: Registered) => ({ ...reply, SignedInvoice: 'a.b.c' });
const ackDate = '2026-11-21 18:25:00';

function register(portal: FakeInvoicePortal, invoice: PortalInvoice): GatewayResponse {
  const { SellerDtls, DocDtls, BuyerDtls, ValDtls, ItemList } = invoice;
  const Irn = createHash('sha256').update(`${SellerDtls.Gstin}${DocDtls.Typ}${DocDtls.No}`).digest('hex');
  const known = portal.invoices.get(Irn);
  if (known) {
    const { AckNo, AckDt } = known;
    return refused('2150 : Duplicate IRN', [{ InfCd: 'DUPIRN', Desc: { AckNo, AckDt, Irn } }]);
  }
  const printed = {
    SellerGstin: SellerDtls.Gstin,
    BuyerGstin: BuyerDtls.Gstin,
    DocNo: DocDtls.No,
    DocTyp: DocDtls.Typ,
    DocDt: DocDtls.Dt,
    TotInvVal: ValDtls.TotInvVal,
    ItemCnt: ItemList.length,
    MainHsnCode: ItemList[0]?.HsnCd,
    Irn,
    IrnDt: ackDate,
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = part({ data: JSON.stringify(printed), iss: 'NIC' });
  const SignedQRCode = signToken(`${part({ alg: 'RS256', typ: 'JWT' })}.${payload}`);
  const AckNo = 112_610_000_000_000 + portal.invoices.size + 1;
  const registered: Registered = { AckNo, AckDt: ackDate, Irn, SignedQRCode, Status: 'ACT', invoice };
  portal.invoices.set(Irn, registered);
  return done(registration(registered));
}

function cancel(
  portal: FakeInvoicePortal,
  { Irn, CnlRsn, CnlRem }: { Irn: string; CnlRsn: string; CnlRem: string },
): GatewayResponse {
  const known = portal.invoices.get(Irn);
  if (!known) return refused('2143 : Invoice does not exist');
  if (known.Status === 'CNL') return refused('9999 : Invoice is not active');
  if (!/^[1-4]$/.test(CnlRsn) || CnlRem.length < 1 || CnlRem.length > 100) return refused('2244 : Invalid reason code');
  known.Status = 'CNL';
  return done({ Irn, CancelDate: '2026-11-21 19:05:00' });
}

function createEwayBill(portal: FakeInvoicePortal, { Irn }: { Irn: string }): GatewayResponse {
  if (!portal.invoices.has(Irn)) return refused('2148 : Requested IRN data is not available');
  if (portal.ewayBills.has(Irn)) return refused('4002 : EwayBill is already generated for this IRN');
  const number = String(391_000_000_001 + portal.ewayBills.size);
  portal.ewayBills.set(Irn, number);
  return done({ EwbNo: Number(number), EwbDt: ackDate, EwbValidTill: '2026-11-22 23:59:00' });
}
