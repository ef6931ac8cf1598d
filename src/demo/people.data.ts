import type { CustomerStatus } from '../account/customer-status.data.ts';

import type { DemoRole } from '../sites/demo-data.ts';

export const demoPassword = 'Bearing#1';

export type Role = DemoRole;

export type RoleFacts = {
  description: string;
  status: CustomerStatus;
  profileDone: boolean;
  credit: boolean;
};

export const roles: Record<Role, RoleFacts> = {
  active: { description: 'Active, with credit', status: 'active', profileDone: true, credit: true },
  newbalance0: { description: 'Active, no credit terms', status: 'active', profileDone: true, credit: false },
  overdue: { description: 'Active, an invoice overdue', status: 'active', profileDone: true, credit: true },
  approval: {
    description: 'Approval Pending, two lines in the cart',
    status: 'approval_pending',
    profileDone: true,
    credit: false,
  },
  pending: { description: 'Verification Pending', status: 'verification_pending', profileDone: true, credit: false },
  unregistered: {
    description: 'e-mail verified, no profile',
    status: 'verification_pending',
    profileDone: false,
    credit: false,
  },
};
