import { useEffect, useEffectEvent, useState } from 'react';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { CustomerInfo, DeliveryAddress } from '../../account/get-info.contract.ts';
import { profileStatus } from '../../account/profile/profile-status.rule.ts';
import { UnverifiedNumber } from '../../account/registrations/unverified-number.tsx';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLazyDialog } from '../../ui/feedback/use-lazy-dialog.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { taxDescription } from '../documents/tax-description.rule.ts';
import styles from './tax-number.module.css';
import { useTaxNumberForm } from './use-tax-number-form.ts';

export type BillToProps = {
  info: CustomerInfo;
  address: DeliveryAddress | undefined;
  rates: readonly number[];
};

export function BillTo({ info, address, rates }: BillToProps) {
  const { tax } = useSite();
  const { b_address, b_city, b_pincode, b_state } = info.billing_details;
  const billing = [b_address, formatCityLine(b_city, b_pincode, b_state)].filter(Boolean).join(', ');
  const primary = info.tax_registrations.find(({ is_primary }) => is_primary);
  const isOfAddress = address && address.registration_id > 0 && address.registration_id !== primary?.id;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Company Name`}>{address?.bill_to_name || info.company_name}</Cell>
        <Cell label={tax.numberLabel} mono>
          {isOfAddress ? (
            <span>{textOrNA(address.tax_number)}</span>
          ) : (
            <TaxNumber info={info} states={[b_state, address?.add_state_name ?? '']} />
          )}
          {address?.unverified_number && <UnverifiedNumber {...address} />}
        </Cell>
        <Cell label={t`Billing address`}>{textOrNA(address?.bill_to_address || billing)}</Cell>
        {address && (
          <Cell label={t`Place of supply`}>
            {t`${address.place_of_supply}. ${taxDescription(address.tax_form, rates, tax.label)} on the invoice`}
          </Cell>
        )}
      </Cells>
    </Block>
  );
}

type TaxNumberProps = {
  info: CustomerInfo;
  states: readonly string[];
};

function TaxNumber(props: TaxNumberProps) {
  if (profileStatus(props.info).isEditable) return <EditableNumber {...props} />;
  return <span>{textOrNA(props.info.gst_no)}</span>;
}

function EditableNumber({ info, states }: TaxNumberProps) {
  const { Dialog: Form, isOpen, open, close } = useLazyDialog(() => import('./tax-number-form.tsx'));
  const [saved, setSaved] = useState('');
  const form = useTaxNumberForm(info, (message) => {
    setSaved(message);
    close();
  });
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
