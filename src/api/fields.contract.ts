import { z } from 'zod';
import { requiredDay, sentText } from '../lib/contract.ts';

/** Money is whole paise or fils everywhere; the record that has it names the currency. */
export const minor = z.number().int().meta({ example: 41_250 });

export const dayField = z.string().meta({ format: 'date', example: '2026-11-30' });

export const moment = z.string().meta({ format: 'date-time', example: '2026-11-30T10:00:00.000Z' });

export const sentDay = requiredDay.meta({ format: 'date', example: '2026-11-30' });

const email = { format: 'email', example: 'buyer@customer.example' };

/** The customer of a record. */
export const customerOfRecord = z
  .object({ id: z.number().int(), name: z.string(), email: z.string().nullable().meta(email) })
  .meta({ id: 'CustomerOfRecord', example: { id: 12, name: 'Steel Works', email: email.example } });

/** The customer as programs read it: the address counts, and for a customer without one the id. */
export const sentCustomer = z
  .object({
    email: sentText(254).nullish().meta(email).describe('Address of a user of the customer.'),
    id: z
      .number()
      .int()
      .min(1)
      .max(1e15)
      .nullish()
      .describe('Counts where there is no address: nobody has joined yet.'),
  })
  .meta({ id: 'SentCustomer', example: { email: email.example } });

export const namedCustomer = ({ email: address, id }: z.output<typeof sentCustomer>) =>
  address || !id ? { email: address ?? '' } : { customerId: id };

export const taxPercent = z.number().meta({ example: 18 });

/** Filters of a list are in its query, where every value is a text. */
export const inQuery = {
  day: sentDay.optional(),
  text: (max: number) => sentText(max).optional(),
  customer: z.coerce.number<string | number>().int().min(1).max(1e15).optional().describe('The `id` of a customer.'),
  yesOrNo: z.enum(['true', 'false']).optional(),
};
