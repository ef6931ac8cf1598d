import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { FormProblem } from '../account/form-notes.ui.tsx';
import type { CustomerInfo } from '../account/get-info.contract.ts';
import { updateGetInfo } from '../account/profile.contract.ts';
import { profileMarks } from '../account/profile-marks.rule.ts';
import { informationErrors } from '../account/profile-update.rule.ts';
import { TaxNumberError, TaxNumberHints, TaxNumberInput } from '../account/tax-number-input.ui.tsx';
import { knownText } from '../catalogue/display.rule.ts';
import { say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { call, refused } from '../ui/call.ts';
import { useSite } from '../ui/site-context.tsx';
import { problemOf, useForm } from '../ui/use-form.ts';
import styles from './tax-number.module.css';

export type TaxNumberProps = {
  info: CustomerInfo;
  /** Names of the states of billing and delivery address. */
  states: readonly string[];
};

/** The number on the invoice; an account whose papers are still looked at may change it here. */
export function TaxNumber(props: TaxNumberProps) {
  return profileMarks(props.info).editable ? <EditableNumber {...props} /> : knownText(props.info.gst_no);
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
      {knownText(info.gst_no)}
      <Button small onClick={() => setEditing(true)}>{say`Edit`}</Button>
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
    check: ({ gst_update }) =>
      informationErrors({ gst_no: gst_update, name: 'as it is' }, tax).map((error) => ({
        ...error,
        field: 'gst_update',
      })),
    send: async (values) => {
      const reply = await call(updateGetInfo, { key: 'place_order', ...values });
      if (refused(reply)) return problemOf(reply, values);
      onSaved(reply.message);
      await revalidate();
      return 'sent';
    },
  });
}

type NumberFormProps = { form: ReturnType<typeof useNumberForm>; states: readonly string[]; onCancel: () => void };

function NumberForm({ form, states, onCancel }: NumberFormProps) {
  const { tax } = useSite();
  const { gst_update: typed } = form.values;
  const error = form.problem?.message;
  return (
    <form className={styles.form} {...form.form}>
      <TaxNumberInput
        small
        name="gst_update"
        aria-label={tax.numberLabel}
        aria-invalid={error !== undefined}
        value={typed}
        onText={(gst_update) => form.change({ gst_update })}
      />
      <Button small type="submit" busy={form.busy} busyWords={say`Saving`}>{say`Save`}</Button>
      <Button small kind="quiet" disabled={form.busy} onClick={onCancel}>{say`Cancel`}</Button>
      {!error && (
        <div className={styles.hints} role="status">
          <TaxNumberHints number={typed} states={states} />
        </div>
      )}
      {error && (
        <div className={styles.problem}>
          <FormProblem>
            <TaxNumberError text={typed}>{error}</TaxNumberError>
          </FormProblem>
        </div>
      )}
    </form>
  );
}
