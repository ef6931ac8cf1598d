import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormErrorMessage } from '../../account/forms/form-notes.ui.tsx';
import { TaxNumberError, TaxNumberHints, TaxNumberInput } from '../../account/forms/tax-number-input.ui.tsx';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import type { updateGetInfo } from '../../account/profile/profile.contract.ts';
import { profileStatus } from '../../account/profile/profile-status.rule.ts';
import { informationErrors } from '../../account/profile/profile-update.rule.ts';
import { describeTaxNumber } from '../../account/tax-registration/describe-tax-number.rule.ts';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { submissionErrorFrom, useForm } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './tax-number.module.css';

export type TaxNumberProps = {
  info: CustomerInfo;
  states: readonly string[];
};

export function TaxNumber(props: TaxNumberProps) {
  return profileStatus(props.info).isEditable ? <EditableNumber {...props} /> : textOrNA(props.info.gst_no);
}

function EditableNumber({ info, states }: TaxNumberProps) {
  const [editing, setEditing] = useState(false);
  const [saved, setSaved] = useState('');
  const form = useNumberForm(info, (message) => {
    setSaved(message);
    setEditing(false);
  });
  const cancel = () => {
    form.reset();
    setEditing(false);
  };
  if (editing || form.edited) return <NumberForm form={form} states={states} onCancel={cancel} />;
  return (
    <span className={styles.number}>
      {textOrNA(info.gst_no)}
      <Button small onClick={() => setEditing(true)}>{t`Edit`}</Button>
      {saved && (
        <span className={styles.saved} role="status">
          {saved}
        </span>
      )}
    </span>
  );
}

function useNumberForm(info: CustomerInfo, onSaved: (message: string) => void) {
  const { tax } = useSite();
  const { revalidate } = useRevalidator();
  return useForm({
    initial: { gst_update: info.gst_no },
    draft: `order-number:${info.email}`,
    validate: ({ gst_update }) =>
      informationErrors({ gst_no: gst_update, name: 'as it is' }, tax).map((error) => ({
        ...error,
        field: 'gst_update',
      })),
    send: async (values) => {
      const reply = await call<typeof updateGetInfo>('POST /authentication/update_get_info/', {
        key: 'place_order',
        ...values,
      });
      if (isRefusal(reply)) return submissionErrorFrom(reply, values);
      onSaved(reply.message);
      await revalidate();
      return 'sent';
    },
  });
}

type NumberFormProps = { form: ReturnType<typeof useNumberForm>; states: readonly string[]; onCancel: () => void };

function NumberForm({ form, states, onCancel }: NumberFormProps) {
  const site = useSite();
  const { gst_update: typed } = form.values;
  const error = form.problem?.message;
  return (
    <form className={styles.form} {...form.form}>
      <TaxNumberInput
        small
        name="gst_update"
        aria-label={site.tax.numberLabel}
        aria-invalid={error !== undefined}
        value={typed}
        onText={(gst_update) => form.change({ gst_update })}
      />
      <Button small type="submit" busy={form.busy} busyLabel={t`Saving`}>{t`Save`}</Button>
      <Button small kind="quiet" disabled={form.busy} onClick={onCancel}>{t`Cancel`}</Button>
      {!error && (
        <div className={styles.hints} role="status">
          <TaxNumberHints number={typed} states={states} summary={describeTaxNumber(typed, site)} />
        </div>
      )}
      {error && (
        <div className={styles.problem}>
          <FormErrorMessage>
            <TaxNumberError text={typed}>{error}</TaxNumberError>
          </FormErrorMessage>
        </div>
      )}
    </form>
  );
}
