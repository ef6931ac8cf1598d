import { type StaffRole, staffRoles } from '../../account/permissions/permissions.rule.ts';
import { Checkbox } from '../../ui/controls/checkbox-radio.tsx';
import styles from './staff.module.css';

const roleLabels: Readonly<Record<StaffRole, string>> = {
  sales: 'Sales: RFIs, orders, customers',
  accounts: 'Accounts: credit, receipts, bank',
  catalogue: 'Catalogue: items, price lists',
  admin: 'Administrator: everything',
};

type RoleFieldsProps = { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void };

export function RoleFields({ roles, onChange }: RoleFieldsProps) {
  return (
    <fieldset className={styles.roles}>
      <legend>Roles</legend>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={roleLabels[role]}
          checked={roles.includes(role)}
          onChange={({ target }) =>
            onChange(staffRoles.filter((one) => (one === role ? target.checked : roles.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
