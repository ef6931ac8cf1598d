/** The addresses of an order whose PIN code staff may correct. */
export const partiesWithPincode = ['bill_to', 'deliver_to'] as const;
export type PartyWithPincode = (typeof partiesWithPincode)[number];
