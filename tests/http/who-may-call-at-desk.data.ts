import type { StaffRole } from '../../src/account/permissions/permissions.rule.ts';

const everyone = ['sales', 'accounts', 'catalogue', 'admin'] as const;
const customerDesk = ['sales', 'accounts', 'admin'] as const;

/** Written down a second time, so that no call opens to more roles unnoticed. */
export const whoMayCallAtDesk: Readonly<Record<string, readonly StaffRole[]>> = {
  'desk/api/sign_out/': everyone,
  'desk/api/sessions/': everyone,
  'desk/api/sessions/end/': everyone,
  'desk/api/:site/today/': everyone,
  'desk/api/:site/figures/': everyone,
  'desk/api/:site/papers/': ['sales', 'accounts', 'admin'],
  'desk/api/:site/papers/review/': ['sales', 'accounts', 'admin'],
  'desk/api/:site/papers/decide/': ['sales', 'accounts', 'admin'],
  'desk/api/:site/messages/': ['sales', 'admin'],
  'desk/api/:site/messages/mark/': ['sales', 'admin'],
  'desk/api/:site/staff/': ['admin'],
  'desk/api/:site/staff/add/': ['admin'],
  'desk/api/:site/staff/remove/': ['admin'],
  'desk/api/:site/accounts/': customerDesk,
  'desk/api/:site/accounts/record/': customerDesk,
  'desk/api/:site/accounts/history/': customerDesk,
  'desk/api/:site/accounts/decide/': customerDesk,
  'desk/api/:site/accounts/decide_tax_number/': customerDesk,
  'desk/api/:site/accounts/decide_address/': customerDesk,
  'desk/api/:site/accounts/terms/': ['accounts', 'admin'],
  'desk/api/:site/accounts/auto_approval/': ['accounts', 'admin'],
  'desk/api/:site/accounts/transfer/': ['accounts', 'admin'],
  'desk/api/:site/accounts/price_list/': customerDesk,
  'desk/api/:site/accounts/manager/': customerDesk,
  'desk/api/:site/accounts/note/': customerDesk,
  'desk/api/:site/accounts/correct_name/': ['accounts', 'admin'],
  'desk/api/:site/accounts/correct_email/': ['accounts', 'admin'],
  'desk/api/:site/accounts/correct_tax_number/': ['accounts', 'admin'],
};
