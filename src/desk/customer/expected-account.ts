import type { CustomerRecord } from './customer.contract.ts';

/** The number given last, which approving verifies. */
export function givenNumber({ registrations }: CustomerRecord): string {
  const standard = registrations.find(({ is_default }) => is_default);
  return standard?.pending_number || (standard?.number ?? '');
}

type Address = CustomerRecord['addresses'][number];
export const expectedAddress = ({ line, city, pincode, region }: Address) => ({ line, city, pincode, region });

/** What a decision is based on. */
export function expectedAccount(customer: CustomerRecord) {
  const billing = customer.addresses.find(({ purpose }) => purpose === 'billing');
  return {
    status: customer.status,
    tax_number: givenNumber(customer),
    billing_address: billing ? expectedAddress(billing) : null,
  };
}

/** An account, or a number it has changed to, waits for staff. */
export const isToDecide = ({ status, registrations }: CustomerRecord) =>
  status !== 'active' || registrations.some(({ pending_number }) => pending_number !== '');
