import { useEffect, useEffectEvent, useState } from 'react';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import { profileStatus } from '../../account/profile/profile-status.rule.ts';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import styles from './tax-number.module.css';
import { useTaxNumberForm } from './use-tax-number-form.ts';

export type TaxNumberProps = {
  info: CustomerInfo;
  states: readonly string[];
};

export function TaxNumber(props: TaxNumberProps) {
  return profileStatus(props.info).isEditable ? <EditableNumber {...props} /> : textOrNA(props.info.gst_no);
}

function EditableNumber({ info, states }: TaxNumberProps) {
  const { Dialog: Form, isOpen, open, close } = useLazyDialog(() => import('./tax-number-form.tsx'));
  const [saved, setSaved] = useState('');
  const form = useTaxNumberForm(info, (message) => {
    setSaved(message);
    close();
  });
  // What was typed before the page was left is shown again.
  const openEdited = useEffectEvent(() => form.edited && open());
  useEffect(() => void openEdited(), [form.edited]);

  const cancel = () => {
    form.reset();
    close();
  };
  if (Form && (isOpen || form.edited)) return <Form form={form} states={states} onCancel={cancel} />;
  return (
    <span className={styles.number}>
      {textOrNA(info.gst_no)}
      <Button small onClick={open}>{t`Edit`}</Button>
      {saved && (
        <span className={styles.saved} role="status">
          {saved}
        </span>
      )}
    </span>
  );
}
