import type { CustomerRecord } from './customer.contract.ts';

/** The number given last, which approving verifies. */
export function givenNumber({ registrations }: CustomerRecord): string {
  const standard = registrations.find(({ isDefault }) => isDefault);
  return standard?.pendingNumber || (standard?.number ?? '');
}

type Address = CustomerRecord['addresses'][number];
export const expectedAddress = ({ line, city, pincode, region }: Address) => ({ line, city, pincode, region });

/** The facts that a decision is based on. */
export function expectedAccount(customer: CustomerRecord) {
  const billing = customer.addresses.find(({ purpose }) => purpose === 'billing');
  return {
    status: customer.status,
    taxNumber: givenNumber(customer),
    billingAddress: billing ? expectedAddress(billing) : null,
  };
}

/** An account, or a number it has changed to, waits for staff. */
export const isToDecide = ({ status, registrations }: CustomerRecord) =>
  status !== 'active' || registrations.some(({ pendingNumber }) => pendingNumber !== null);
