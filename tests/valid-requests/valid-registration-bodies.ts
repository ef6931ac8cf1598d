import type { Body } from './body-of-contract.ts';

export const validRegistrationBodies = (customer: object, taxNumber: string): Record<string, Body> => ({
  'desk/api/:site/accounts/decide_registration/': {
    ...customer,
    registrationId: '1',
    verified: false,
    reason: 'Not found',
    seen: { number: taxNumber, standing: 'waiting' },
  },
  'desk/api/:site/accounts/add_registration/': {
    ...customer,
    tax_number: taxNumber,
    legal_name: 'Rao Mills',
    address: 'Plot 7, GIDC',
    state: 'Gujarat',
    city: 'Ahmedabad',
    pincode: '382445',
    allowsOtherPan: false,
  },
});
