import type { CustomerRecord } from './customer.contract.ts';

/** The number given last, which approving verifies. */
export function givenNumber({ registrations }: CustomerRecord): string {
  const standard = registrations.find(({ is_default }) => is_default);
  return standard?.pending_number || (standard?.number ?? '');
}

/** What a decision is based on. */
export const expectedAccount = (customer: CustomerRecord) => ({
  status: customer.status,
  tax_number: givenNumber(customer),
});

/** An account, or a number it has changed to, waits for staff. */
export const isToDecide = ({ status, registrations }: CustomerRecord) =>
  status !== 'active' || registrations.some(({ pending_number }) => pending_number !== '');
