import { z } from 'zod';
import { instant } from '../../lib/contract.ts';
import { certificateKinds } from './certificate-kind.rule.ts';

const named = { kind: z.enum(certificateKinds), number: z.string(), standard: z.string(), issuer: z.string() };

/** A certificate of an item as everybody sees it; `valid_to` is the last day, '' without an end. */
export const shownCertificate = z.object({
  ...named,
  valid_to: z.string(),
  /** The address of its file; '' without one. */
  file: z.string(),
});
export type ShownCertificate = z.infer<typeof shownCertificate>;

export const certificateStates = ['holds', 'ends_soon', 'later', 'over', 'ended'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** A certificate as staff see it. */
export const listedCertificate = z.object({
  id: z.number(),
  maker: z.string(),
  category: z.string(),
  /** Of the item that it is for; null where it is for more. */
  itemId: z.number().nullable(),
  itemCode: z.string().nullable(),
  itemName: z.string().nullable(),
  ...named,
  validFrom: z.string(),
  validTo: z.string().nullable(),
  fileId: z.number().nullable(),
  fileName: z.string().nullable(),
  addedBy: z.string(),
  addedAt: instant,
  isReplaced: z.boolean(),
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
});
export type ListedCertificate = z.input<typeof listedCertificate>;
