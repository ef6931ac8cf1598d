import { z } from 'zod';
import { instant } from '../../lib/contract.ts';

/** An endpoint of webhooks, as the desk lists it. */
export const listedEndpoint = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.string()),
  createdAt: instant,
  createdBy: z.string(),
  failingSince: instant.nullable(),
  switchedOffAt: instant.nullable(),
});
export type ListedEndpoint = z.input<typeof listedEndpoint>;

/** A webhook that was sent or is to be sent. */
export const listedDelivery = z.object({
  id: z.number(),
  url: z.string(),
  messageId: z.string(),
  event: z.string(),
  subject: z.string(),
  createdAt: instant,
  tries: z.number(),
  nextTryAt: instant.nullable(),
  deliveredAt: instant.nullable(),
});
export type ListedDelivery = z.input<typeof listedDelivery>;

/** One attempt to deliver a webhook. */
export const deliveryAttempt = z.object({
  at: instant,
  status: z.number().nullable(),
  problem: z.string(),
  reply: z.string(),
  tookMs: z.number(),
  byHand: z.boolean(),
});
export type DeliveryAttempt = z.input<typeof deliveryAttempt>;
