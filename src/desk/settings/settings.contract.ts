import { z } from 'zod';
import { asTyped, defineContract, freeText, instant, listOf, rowId, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { sellerFactRefusals } from '../../seller/seller-refusals.ts';
import { versionStateNames } from '../../seller/version-state.rule.ts';
import { acceptedFiles, type FactField } from '../../sites/fact-field.ts';
import { deskSite } from '../../sites/site-field.ts';

const part = textId(40);
const name = asTyped(40);
const text = asTyped(3_000);
const value = z.union([text, z.number(), z.boolean(), listOf(z.union([text, z.number()]), 300)]);
/** The values by the names of the part's fields; each is checked as its field says. */
const data = z.record(name, z.union([value, listOf(z.record(name, value), 60)]));
const shown = z.record(z.string(), z.unknown());

export const listSettings = defineContract({
  path: 'desk/api/:site/settings/',
  method: 'GET',
  summary: "lists the parts of the seller's facts with their last change",
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    /** Every part; `changedAt` and `changedBy` are null where nothing was ever changed. */
    parts: z.array(
      z.object({
        part: z.string(),
        label: z.string(),
        note: z.string(),
        group: z.enum(['firm', 'trade', 'texts']),
        changedAt: instant.nullable(),
        changedBy: z.string().nullable(),
        waits: z.boolean(),
      }),
    ),
  }),
});

export const settingsPart = defineContract({
  path: 'desk/api/:site/settings/:part/',
  method: 'GET',
  summary: "gives one part of the seller's facts as it was typed last, with its versions",
  request: z.object({ site: deskSite, part }),
  reply: z.object({
    success: z.literal(true),
    part: z.string(),
    label: z.string(),
    note: z.string(),
    /** Whether a page of the shop shows it. */
    hasPage: z.boolean(),
    fields: z.record(z.string(), z.custom<FactField>()),
    data: shown,
    /** The figures that a change would be about, such as how many items have a tax rate. */
    figures: z.array(z.object({ label: z.string(), value: z.number(), note: z.string() })),
    /** The newest version, to send back with a change; 0 without one. */
    seen: z.number(),
    versions: z.array(
      z.object({
        id: z.number(),
        changedAt: instant,
        changedBy: z.string(),
        state: z.enum(versionStateNames),
        /** Null while it waits. */
        inForceAt: instant.nullable(),
        confirmedBy: z.string().nullable(),
        mayConfirm: z.boolean(),
        /** Names of the fields that differ from the version before. */
        fields: z.array(z.string()),
      }),
    ),
  }),
});

export const changeSettings = defineContract({
  path: 'desk/api/:site/settings/:part/change/',
  method: 'POST',
  summary: "changes one part of the seller's facts; pages show it within a second",
  request: z.object({ site: deskSite, part, data, seen: z.number().int().min(0) }),
  reply: z.object({
    success: z.literal(true),
    /** False when nothing differs. */
    written: z.boolean(),
    /** Null while another person must confirm it. */
    inForceAt: instant.nullable(),
  }),
  refusals: pickRefusals(sellerFactRefusals, 'changed_meanwhile'),
});

export const restoreSettings = defineContract({
  path: 'desk/api/:site/settings/:part/restore/',
  method: 'POST',
  summary: "brings an earlier version of one part of the seller's facts back, as a new version",
  request: z.object({ site: deskSite, part, version: rowId, seen: z.number().int().min(0) }),
  reply: z.object({ success: z.literal(true), written: z.boolean(), inForceAt: instant.nullable() }),
  refusals: pickRefusals(sellerFactRefusals, 'changed_meanwhile'),
});

export const confirmSettings = defineContract({
  path: 'desk/api/:site/settings/:part/confirm/',
  method: 'POST',
  summary: 'confirms what another person has changed',
  request: z.object({ site: deskSite, part, version: rowId }),
  reply: z.object({ success: z.literal(true), inForceAt: instant }),
  refusals: pickRefusals(sellerFactRefusals, 'changed_meanwhile', 'done', 'same_person', 'unknown'),
});

export const addSettingsFile = defineContract({
  path: 'desk/api/:site/settings/files/add/',
  method: 'POST',
  summary:
    'uploads a picture (JPG, PNG or WebP, at most 10 MB), a logo (SVG or PNG) or a PDF (at most 20 MB) for a fact to name',
  takesFile: true,
  request: z.object({ site: deskSite, accepts: z.enum(acceptedFiles), name: freeText(200) }),
  reply: z.object({
    success: z.literal(true),
    /** The path of the file on the shop's host; at the desk it follows /desk/files/SITE. */
    href: z.string(),
  }),
  refusals: pickRefusals(sellerFactRefusals, 'file'),
});

export const previewSettings = defineContract({
  path: 'desk/api/:site/settings/:part/preview/',
  method: 'POST',
  summary: 'gives an address where the shop shows facts that are not saved, for half an hour',
  request: z.object({ site: deskSite, part, data }),
  reply: z.object({
    success: z.literal(true),
    address: z.string(),
    /** GET /desk/files/{site}/previews/{ticket}/mail and …/invoice are a mail and an invoice with the facts. */
    ticket: z.string(),
  }),
});
