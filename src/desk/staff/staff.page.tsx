import { useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { MailAddress } from '../../ui/text/mail-address.tsx';
import { useChange } from '../browser/use-change.ts';
import type { DeskColumn } from '../list/desk-columns.ts';
import { DeskTable } from '../list/desk-table.tsx';
import { useDeskSite } from '../shell/desk-session.ts';
import { AddStaffForm } from './add-staff-form.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { RolesDialog } from './roles-dialog.tsx';
import styles from './staff.module.css';
import type { listStaffAtDesk, removeStaffFromDesk } from './staff-list.contract.ts';

type Person = ReplyOf<typeof listStaffAtDesk>['staff'][number];

const columns = (
  onRoles: (person: Person) => void,
  onRenew: (person: Person) => void,
  onRemove: (person: Person) => void,
): readonly DeskColumn<Person>[] => [
  { key: 'name', header: t`Name`, cell: ({ name }) => name, lead: true, wrap: true },
  { key: 'email', header: t`E-mail`, wrap: true, cell: ({ email }) => <MailAddress>{email}</MailAddress> },
  {
    key: 'roles',
    header: t`Roles`,
    cell: ({ roles, removed }) => (removed ? t`removed` : roles.join(', ') || t`none on this site`),
  },
  {
    key: 'remove',
    header: t`Action`,
    cell: (person) =>
      !person.removed && (
        <span className={styles.actions}>
          <Button small aria-label={t`Roles of ${person.name}`} onClick={() => onRoles(person)}>{t`Roles`}</Button>
          <Button small aria-label={t`New sign-in for ${person.name}`} onClick={() => onRenew(person)}>
            {t`New sign-in`}
          </Button>
          <Button small aria-label={t`Remove ${person.name}`} onClick={() => onRemove(person)}>{t`Remove`}</Button>
        </span>
      ),
  },
];

export function StaffPage({ staff }: { staff: readonly Person[] }) {
  const [leaving, setLeaving] = useState<Person>();
  const [changedEmail, setChangedEmail] = useState<string>();
  // Loaded again, their roles may be others.
  const changed = staff.find(({ email }) => email === changedEmail);
  const [renewed, setRenewed] = useState<Person>();
  const { change } = useChange();
  const site = useDeskSite();

  async function remove({ email }: Person) {
    setLeaving(undefined);
    if (!site) return;
    await change<typeof removeStaffFromDesk>('POST /desk/api/:site/staff/remove/', { site: site.site, email });
  }

  return (
    <div className={styles.page}>
      <DeskTable
        caption={t`Staff`}
        columns={columns(({ email }) => setChangedEmail(email), setRenewed, setLeaving)}
        rows={staff}
        rowId={({ email }) => email}
        empty={t`Nobody works here yet.`}
      />
      <AddStaffForm />
      {changed && <RolesDialog person={changed} onClose={() => setChangedEmail(undefined)} />}
      {renewed && <RenewDialog person={renewed} onClose={() => setRenewed(undefined)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t`Remove ${leaving?.name ?? ''} from the desk?`}
        onClose={() => setLeaving(undefined)}
        action={t`Remove`}
        kind="danger"
        onConfirm={() => leaving && void remove(leaving)}
      >
        <p>{t`They are signed out and can no longer work for any site. This cannot be undone: to come back they need another e-mail address. What they did stays in the history under their name.`}</p>
      </ConfirmDialog>
    </div>
  );
}
