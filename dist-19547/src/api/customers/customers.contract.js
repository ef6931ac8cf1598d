import { z } from 'zod';
import { defineContract, freeText, listOf, textId } from '../../lib/contract.js';
import { batchReply } from '../batch.contract.js';
import { feedFields, feedReply } from '../changes/list-fields.contract.js';

export const listCustomersByApi = defineContract({
  path: 'api/v1/customers/',
  method: 'GET',
  summary: 'lists customers that are new or changed since a cursor, each as it is now',
  request: z.object(feedFields),
  reply: feedReply(
    z.object({
      id: z.number().int(),
      name: z.string(),
      status: z.enum(['verification_pending', 'approval_pending', 'active']),
      created_at: z.string(),
      changed_at: z.string(),
      sales_manager: z.string(),
      price_list: z.string(),
      users: z.array(z.object({ email: z.string(), name: z.string(), mobile: z.string(), verified: z.boolean() })),
      tax_numbers: z.array(
        z.object({ number: z.string(), legal_name: z.string(), verified: z.boolean(), main: z.boolean() }),
      ),
      terms: z
        .object({
          currency: z.string(),
          limit_minor: z.number().int(),
          used_minor: z.number().int(),
          period_days: z.number().int(),
          grace_days: z.number().int(),
        })
        .nullable(),
    }),
  ),
});

export const saveTermsByApi = defineContract({
  path: 'api/v1/terms/save/',
  method: 'POST',
  summary: 'sets the credit terms of customers; they are mailed',
  request: z.object({
    rows: listOf(
      z.object({
        customer: textId(254).describe('E-mail address of a user of the customer.'),
        limit_minor: z.number().int().min(0).max(1_000_000_000_000),
        period_days: z.number().int().min(0).max(1_000),
        grace_days: z.number().int().min(0).max(1_000),
        note: freeText(500).describe('For staff; the customer does not see it.'),
      }),
      100,
    ),
  }),
  reply: batchReply({ customer: z.string() }),
});
