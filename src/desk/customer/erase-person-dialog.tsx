import { t } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { useSiteOfPage } from '../accounts/use-formats.ts';
import { useChangeForm } from '../browser/use-change.ts';
import type { eraseThePerson } from '../person/person.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';

type ErasePersonProps = { customerId: number; email: string; onClose: () => void };

export function ErasePersonDialog({ customerId, email, onClose }: ErasePersonProps) {
  const { site } = useSiteOfPage();
  const form = useChangeForm<typeof eraseThePerson, 'repeated' | 'reason'>({
    initial: { repeated: '', reason: '' },
    endpoint: 'POST /desk/api/:site/accounts/erase_person/',
    requestOf: ({ repeated, reason }) => ({ site, customer_id: customerId, email, repeated, reason }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={t`Erase this person`}
      form={form}
      onClose={onClose}
      note={t`This cannot be undone. Name, contacts, mails and sign-in are removed; orders and documents stay as the law asks.`}
      action={t`Erase`}
    >
      <Field label={t`E-mail address of the person, once more`} error={form.errorAt('repeated')}>
        <TextInput {...form.field('repeated')} type="email" autoFocus />
      </Field>
      <Field label={t`Why`} hint={t`Without the name of the person.`} error={form.errorAt('reason')}>
        <TextArea {...form.field('reason')} rows={2} maxLength={300} />
      </Field>
    </ChangeDialog>
  );
}
