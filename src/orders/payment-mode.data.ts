/** How an order is paid: online at once, or otherwise, on credit or by bank transfer ('cash'). */
export const paymentModes = ['Online', 'Offline'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const paymentOptions = ['credit', 'cash'] as const;
export type PaymentOption = (typeof paymentOptions)[number];
