import { type StaffRole, staffRoles } from '../../account/permissions/permissions.rule.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import styles from './staff.module.css';

const roleLabels: Readonly<Record<StaffRole, string>> = {
  sales: msg('Sales: RFIs, orders, customers'),
  accounts: msg('Accounts: credit, receipts, bank'),
  catalogue: msg('Catalogue: items, price lists'),
  admin: msg('Administrator: everything'),
};

type RoleFieldsProps = { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void };

export function RoleFields({ roles, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.roles}>
      <legend>{t`Roles`}</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={translate(roleLabels[role])}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(staffRoles.filter((one) => (one === role ? target.checked : roles.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
