import { z } from 'zod';
import { defineContract, freeText, listOf, textId } from '../../lib/contract.ts';
import { maxCreditDays, maxCreditLimitMinor } from '../../payments/credit/credit-terms.rule.ts';
import { batchReply } from '../batch.contract.ts';
import { feedFields, feedReply } from '../changes/list-fields.contract.ts';

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
        limit_minor: z.number().int().min(0).max(maxCreditLimitMinor),
        period_days: z.number().int().min(0).max(1_000).describe(`At most ${maxCreditDays}.`),
        grace_days: z.number().int().min(0).max(1_000).describe(`At most ${maxCreditDays}.`),
        note: freeText(500).describe('For staff; the customer does not see it.'),
      }),
      100,
    ),
  }),
  reply: batchReply({ customer: z.string() }),
});
