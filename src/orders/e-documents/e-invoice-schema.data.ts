import { z } from 'zod';

/** Lengths, patterns and lists of values: the notified schema INV-01, version 1.1. Only the fields that we send. */
const gstin = z.string().regex(/^[0-9]{2}[0-9A-Z]{13}$/, 'a GSTIN has 15 characters');
const text = (min: number, max: number, name: string) =>
  z
    .string()
    .min(min, `${name} needs at least ${min} characters`)
    .max(max, `${name} has more than ${max} characters`)
    .regex(/^[^"\\]*$/, `${name} has a double quote or a backslash`);
const amount = z.number().min(0, 'an amount is below 0').max(999_999_999_999.99, 'an amount is too large');
const day = z.string().regex(/^[0-3][0-9]\/[0-1][0-9]\/20[0-9]{2}$/, 'a date reads like 05/11/2026');
const number = z
  .string()
  .regex(/^[A-Z1-9][A-Z0-9/-]{0,15}$/, 'a number has at most 16 letters, digits, dashes and slashes');

const place = {
  Addr1: text(1, 100, 'the address'),
  Addr2: text(3, 100, 'the second line of the address').optional(),
  Loc: text(3, 50, 'the city'),
  Pin: z.int('the PIN code has six digits').min(100_000, 'the PIN code has six digits').max(999_999),
  Stcd: z.string().regex(/^[0-9]{1,2}$/, 'the state is not known'),
};
const party = { Gstin: gstin, LglNm: text(3, 100, 'the name'), ...place };

const item = z.strictObject({
  SlNo: z.string().regex(/^[0-9]{1,6}$/),
  PrdDesc: text(3, 300, 'the name of the item'),
  IsServc: z.enum(['Y', 'N']),
  HsnCd: z.string().regex(/^(?:[0-9]{4}|[0-9]{6}|[0-9]{8})$/, 'the tariff number (HSN) has 4, 6 or 8 digits'),
  Qty: z.number().min(0).max(9_999_999_999.999),
  Unit: z.string().min(3).max(8),
  UnitPrice: amount,
  TotAmt: amount,
  Discount: amount,
  AssAmt: amount,
  GstRt: z.number().min(0).max(100),
  CgstAmt: amount,
  SgstAmt: amount,
  IgstAmt: amount,
  TotItemVal: amount,
});

const ewayBill = z.strictObject({
  TransId: z
    .string()
    .regex(/^[0-9]{2}[0-9A-Z]{13}$/, 'the transporter’s number has 15 characters')
    .optional(),
  TransName: text(3, 100, 'the transporter').optional(),
  TransMode: z.enum(['1', '2', '3', '4']).optional(),
  Distance: z.int().min(0).max(4000),
  TransDocNo: z
    .string()
    .regex(
      /^[A-Z0-9/-]{1,15}$/,
      'the number of the consignment note has at most 15 letters, digits, dashes and slashes',
    )
    .optional(),
  TransDocDt: day.optional(),
  VehNo: text(4, 20, 'the vehicle').optional(),
  VehType: z.enum(['R', 'O']).optional(),
});
export type EwbDtls = z.infer<typeof ewayBill>;

const supplyTypes = ['B2B', 'SEZWP', 'SEZWOP'] as const;

export const inv01 = z.strictObject({
  Version: z.literal('1.1'),
  TranDtls: z.strictObject({
    TaxSch: z.literal('GST'),
    SupTyp: z.enum(supplyTypes),
    RegRev: z.enum(['Y', 'N']),
    IgstOnIntra: z.enum(['Y', 'N']),
  }),
  DocDtls: z.strictObject({ Typ: z.enum(['INV', 'CRN', 'DBN']), No: number, Dt: day }),
  SellerDtls: z.strictObject({
    ...party,
    Ph: z
      .string()
      .regex(/^[0-9]{6,12}$/)
      .optional(),
    Em: z.string().min(6).max(100).optional(),
  }),
  BuyerDtls: z.strictObject({ ...party, Pos: z.string().regex(/^[0-9]{2}$/, 'the place of supply is not known') }),
  ShipDtls: z.strictObject({ ...party, Gstin: gstin.optional() }).optional(),
  ItemList: z.array(item).min(1, 'there is no line').max(1000, 'an e-invoice has at most 1,000 lines'),
  ValDtls: z.strictObject({ AssVal: amount, CgstVal: amount, SgstVal: amount, IgstVal: amount, TotInvVal: amount }),
  RefDtls: z.strictObject({ PrecDocDtls: z.array(z.strictObject({ InvNo: number, InvDt: day })).length(1) }).optional(),
  EwbDtls: ewayBill.optional(),
});

export type Inv01 = z.infer<typeof inv01>;
export type Inv01Item = Inv01['ItemList'][number];
export type SupplyType = (typeof supplyTypes)[number];
