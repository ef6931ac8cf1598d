import { z } from 'zod';
import { certificateRefusals } from '../../catalogue/catalogue-refusals.ts';
import { listedCertificate } from '../../catalogue/certificates/certificate.contract.ts';
import { defineContract, doneReply, freeText, messageReply, optionalDay, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { listFields, listReply } from '../list/list.contract.ts';

export type DeskCertificate = z.infer<typeof listedCertificate>;

export const listCertificatesAtDesk = defineContract({
  path: 'desk/api/:site/items/certificates/',
  method: 'GET',
  summary: 'lists certificates of goods, what ends first first; view: ending, ended',
  request: z.object({ site: deskSite, ...listFields }),
  reply: listReply(listedCertificate),
});

export const certificateFormAtDesk = defineContract({
  path: 'desk/api/:site/items/certificates/form/',
  method: 'GET',
  summary: 'gives what the form of a certificate offers: makers, categories, and the certificate to replace',
  request: z.object({ site: deskSite, replaces: rowId.optional() }),
  reply: z.object({
    success: z.literal(true),
    makers: z.array(z.string()),
    categories: z.array(z.string()),
    replaced: listedCertificate.nullable(),
  }),
});

export const addCertificateFileAtDesk = defineContract({
  path: 'desk/api/:site/items/certificates/file/',
  method: 'POST',
  summary: 'keeps the file of a certificate, which then names it: PDF, JPG or PNG, at most 10 MB',
  takesFile: true,
  request: z.object({ site: deskSite, name: freeText(200) }),
  reply: z.object({ success: z.literal(true), id: z.number(), fileName: z.string() }),
  refusals: pickRefusals(certificateRefusals, 'file'),
});

export const saveCertificateAtDesk = defineContract({
  path: 'desk/api/:site/items/certificates/save/',
  method: 'POST',
  summary: 'adds a certificate of a maker, of a category of a maker or of one item, also in place of another one',
  request: z.object({
    site: deskSite,
    /** maker, category or item */
    scope: freeText(10),
    maker: freeText(100),
    category: freeText(100),
    itemCode: freeText(60),
    kind: freeText(10),
    number: freeText(60),
    standard: freeText(100),
    issuer: freeText(200),
    validFrom: optionalDay,
    /** The last day; '' without an end. */
    validTo: optionalDay,
    /** The id of an uploaded file; '' without one. */
    file: rowId.optional(),
    /** The id of the certificate whose place it takes. */
    replaces: rowId.optional(),
  }),
  /** `written` is false where it was there already. */
  reply: messageReply.extend({ written: z.boolean() }),
  refusals: pickRefusals(certificateRefusals, 'category', 'ended', 'file', 'itemCode', 'maker', 'number', 'too_many'),
});

export const endCertificateAtDesk = defineContract({
  path: 'desk/api/:site/items/certificates/end/',
  method: 'POST',
  summary: 'ends a certificate: the shop shows it no longer',
  request: z.object({ site: deskSite, id: rowId }),
  reply: doneReply,
  refusals: pickRefusals(certificateRefusals, 'ended'),
});
