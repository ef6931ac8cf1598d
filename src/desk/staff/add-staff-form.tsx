import { useState } from 'react';
import type { StaffRole } from '../../account/permissions/permissions.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import { Handover, type HandoverData } from './handover.tsx';
import { RoleFields } from './role-fields.tsx';
import styles from './staff.module.css';
import type { addStaffAtDesk } from './staff-list.contract.ts';

export function AddStaffForm() {
  const { site, name } = useDeskSite();
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [added, setAdded] = useState<HandoverData>();
  const form = useForm({
    initial: { email: '', name: '' },
    send: (values) =>
      callDesk<typeof addStaffAtDesk>('POST /desk/api/:site/staff/add/', { site, ...values, roles: [...roles] }),
    onDone: (reply) => {
      setAdded(reply);
      setRoles([]);
      form.reset();
    },
  });
  return (
    <section className={styles.add}>
      <h2>{`Add somebody to ${name}`}</h2>
      {added && <Handover given={added} />}
      <form {...form.form} className={styles.form}>
        <Field label="E-mail" error={form.errorAt('email')}>
          <TextInput {...form.field('email')} type="email" />
        </Field>
        <Field label="Name" error={form.errorAt('name')}>
          <TextInput {...form.field('name')} />
        </Field>
        <RoleFields roles={roles} onChange={setRoles} />
        {form.error && <Notice kind="bad" title={form.error} live />}
        <Button type="submit" kind="primary" busy={form.busy}>
          Save
        </Button>
      </form>
    </section>
  );
}
