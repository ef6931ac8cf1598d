import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';

const everyone = ['sales', 'accounts', 'catalogue', 'admin'] as const;

/** Written down a second time, so that no call opens to more roles unnoticed. */
export const whoMayCallAtDesk: Readonly<Record<string, readonly StaffRole[]>> = {
  'desk/api/sign_out/': everyone,
  'desk/api/sessions/': everyone,
  'desk/api/sessions/end/': everyone,
  'desk/api/:site/today/': everyone,
  'desk/api/:site/figures/': everyone,
  'desk/api/:site/staff/': ['admin'],
  'desk/api/:site/staff/add/': ['admin'],
  'desk/api/:site/staff/remove/': ['admin'],
};
