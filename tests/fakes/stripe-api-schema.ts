import { z } from 'zod';

/* Parameters as typed in the `stripe` package, limited to those the store uses; any other is refused. */

const count = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'Invalid integer').transform(Number).pipe(z.number().min(least).max(most));
const currency = z.enum(['aed', 'inr', 'usd'], 'Invalid currency: must be a supported currency in lowercase');
const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((one) => Object.keys(one).length <= 50, 'at most 50 keys');
const address = (text: string) => URL.canParse(text.replace('{CHECKOUT_SESSION_ID}', 'cs_test_1'));
const url = z.string().max(2048).refine(address, 'Not a valid URL');
const listOf = <T extends z.ZodType>(one: T) =>
  z.record(z.string().regex(/^\d+$/), one).transform((entries) => Object.values(entries));

export const newSession = z.strictObject({
  mode: z.literal('payment'),
  allowed_payment_method_types: listOf(z.enum(['card', 'link'])).optional(),
  adaptive_pricing: z.strictObject({ enabled: z.enum(['true', 'false']) }).optional(),
  line_items: listOf(
    z.strictObject({
      quantity: count(1, 999_999),
      price_data: z.strictObject({
        currency,
        unit_amount: count(200, 99_999_999),
        product_data: z.strictObject({ name: z.string().min(1).max(250) }),
      }),
    }),
  ),
  success_url: url,
  cancel_url: url.optional(),
  client_reference_id: z.string().max(200).optional(),
  customer_email: z.email().optional(),
  metadata: metadata.optional(),
  payment_intent_data: z
    .strictObject({ description: z.string().max(1000).optional(), metadata: metadata.optional() })
    .optional(),
  expires_at: count(0, Number.MAX_SAFE_INTEGER).optional(),
});

export const newRefund = z.strictObject({
  payment_intent: z.string(),
  amount: count(1, 99_999_999).optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});

export const listRefunds = z.strictObject({
  payment_intent: z.string(),
  limit: count(1, 100).optional(),
  starting_after: z.string().optional(),
});

export const retrieveSession = z.strictObject({
  expand: listOf(z.enum(['payment_intent', 'payment_intent.latest_charge', 'line_items'])).optional(),
});

type Nested = { [key: string]: string | Nested };

/** `a[b][0]=c` becomes `{ a: { b: { 0: 'c' } } }`. */
export function readForm(form: string): Nested {
  const read: Nested = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = read;
    for (const part of path) {
      const next = at[part];
      const inner = typeof next === 'object' ? next : {};
      at[part] = inner;
      at = inner;
    }
    at[last] = value;
  }
  return read;
}
