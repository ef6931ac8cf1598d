import { z } from 'zod';
import { customerStatuses } from '../../account/customer-status.data.ts';
import { currencyField, defineContract, listOf, optionalText } from '../../lib/contract.ts';
import { maxCreditDays, maxCreditLimitMinor } from '../../payments/credit/credit-terms.rule.ts';
import { defineBatchContract } from '../batches/batch.contract.ts';
import { feedParams, feedRefusals, feedReply, feedRequest } from '../changes/feed.contract.ts';
import { inQuery, minor, moment, sentCustomer } from '../fields.contract.ts';

const status = z.enum(customerStatuses);

const customer = z
  .object({
    id: z.number().int(),
    name: z.string(),
    status,
    created_at: moment,
    changed_at: moment,
    sales_manager: z.string(),
    price_list: z.string(),
    users: z.array(
      z
        .object({
          email: z.string().meta({ format: 'email' }),
          name: z.string(),
          mobile: z.string(),
          verified: z.boolean(),
        })
        .meta({ id: 'User' }),
    ),
    customer_number: z.string().describe('The number that the seller has given; empty for none.'),
    contacts: z
      .array(
        z.object({ name: z.string(), email: z.string(), phone: z.string(), main: z.boolean() }).meta({ id: 'Contact' }),
      )
      .describe('People as the seller knows them, whether or not they sign in.'),
    tax_registrations: z.array(
      z
        .object({
          number: z.string().meta({ example: '27AAAPL1234C1Z3' }),
          legal_name: z.string(),
          verified: z.boolean(),
          main: z.boolean(),
        })
        .meta({ id: 'TaxRegistration' }),
    ),
    terms: z
      .object({
        currency: currencyField,
        limit_minor: minor,
        used_minor: minor,
        period_days: z.number().int(),
        grace_days: z.number().int(),
      })
      .meta({ id: 'Terms' })
      .nullable(),
  })
  .meta({ id: 'Customer' });

export const listCustomersByApi = defineContract({
  path: 'api/v1/customers/',
  operation: 'listCustomers',
  method: 'GET',
  summary: 'lists customers that are new or changed since a cursor, each as it is now',
  request: feedRequest({
    status: status.optional(),
    email: inQuery.text(254).describe('Of one of its users.'),
    tax_number: inQuery.text(30),
    created_from: inQuery.day,
    created_to: inQuery.day,
  }),
  reply: feedReply('Customer', customer),
  refusals: feedRefusals,
  params: feedParams,
});

export const readCustomerByApi = defineContract({
  path: 'api/v1/customers/:id/',
  operation: 'readCustomer',
  method: 'GET',
  summary: 'reads one customer as it is now',
  request: z.strictObject({ id: z.coerce.number<string | number>().int().min(1).max(1e15) }),
  reply: customer,
});

const days = z.number().int().min(0).max(maxCreditDays);

export const saveTermsByApi = defineBatchContract({
  path: 'api/v1/terms/save/',
  operation: 'saveTerms',
  summary: 'sets the credit terms of customers; they are mailed',
  request: z.object({
    rows: listOf(
      z
        .object({
          customer: sentCustomer,
          limit_minor: minor.min(0).max(maxCreditLimitMinor),
          period_days: days,
          grace_days: days,
          note: optionalText(500).describe('For staff; the customer does not see it.'),
        })
        .meta({
          id: 'TermsInput',
          example: {
            customer: { email: 'buyer@customer.example' },
            limit_minor: 50_000_000,
            period_days: 45,
            grace_days: 5,
          },
        }),
      100,
    ),
  }),
  name: 'Terms',
  saved: z.object({ customer: z.object({ email: z.string(), id: z.number().int().optional() }) }),
  rowRefusals: {
    unknown_customer: 'There is no such customer on this site.',
    bad_terms: 'The limit or the days cannot be.',
    changed_meanwhile: 'Somebody changed the terms in the same moment.',
  },
  params: { unknown_customer: 'customer.email', bad_terms: 'limit_minor' },
});
