import { lazy, Suspense, useState } from 'react';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import { profileStatus } from '../../account/profile/profile-status.rule.ts';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './tax-number.module.css';
import { useTaxNumberForm } from './use-tax-number-form.ts';

const TaxNumberForm = lazy(async () => ({ default: (await import('./tax-number-form.ui.tsx')).TaxNumberForm }));

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
  const form = useTaxNumberForm(info, (message) => {
    setSaved(message);
    setEditing(false);
  });
  const cancel = () => {
    form.reset();
    setEditing(false);
  };
  if (editing || form.edited)
    return (
      <Suspense fallback={textOrNA(info.gst_no)}>
        <TaxNumberForm form={form} states={states} onCancel={cancel} />
      </Suspense>
    );
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
