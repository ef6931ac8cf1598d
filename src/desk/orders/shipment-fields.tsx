import { useEffect, useRef } from 'react';
import { t } from '../../lib/i18n.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { type ShipmentRefusal, shipmentRefusal, tidyShipment } from '../../orders/shipment-details.rule.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';

/** As typed. */
export type ShipmentText = {
  carrier: string;
  docket: string;
  tracking: string;
  ewayBill: string;
  cartons: string;
  weightKg: string;
};

export const noShipmentText: ShipmentText = {
  carrier: '',
  docket: '',
  tracking: '',
  ewayBill: '',
  cartons: '',
  weightKg: '',
};

/** As the call takes it; what is no number is sent as 0, which is refused with a sentence. */
export const shipmentFrom = ({ carrier, docket, tracking, ewayBill, cartons, weightKg }: ShipmentText) => ({
  carrier,
  docket,
  tracking,
  eway_bill: ewayBill,
  cartons: cartons.trim() === '' ? null : (typedWhole(cartons) ?? 0),
  weight_kg: weightKg.trim() === '' ? null : Number(weightKg) || 0,
});

/** The first field that the server would refuse. */
export function wrongShipmentField(
  typed: ShipmentText,
  { eway_bill_above: aboveMinor }: Pick<DeskOrder, 'eway_bill_above'>,
  { name }: { name: string },
): ShipmentRefusal | undefined {
  const { eway_bill: ewayBill, weight_kg: weightKg, ...rest } = shipmentFrom(typed);
  const site = { name, ...(aboveMinor !== null && { ewayBill: { aboveMinor } }) };
  return shipmentRefusal(tidyShipment({ ...rest, ewayBill, weightKg }), site);
}

export type ShipmentFieldsProps = {
  value: ShipmentText;
  onChange: (value: ShipmentText) => void;
  /** Whether goods of the site may move with an e-way bill. */
  hasEwayBill: boolean;
  ewayBillHint?: string | undefined;
  /** Without cartons and weight, which are known. */
  packed?: boolean;
  /** Gets the focus. */
  wrong: ShipmentRefusal | undefined;
};

export function ShipmentFields(props: ShipmentFieldsProps) {
  const { value, onChange, hasEwayBill, ewayBillHint, packed = false, wrong } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLInputElement>(`[name="${wrong.field}"]`)?.focus();
  }, [wrong]);
  const errorAt = (name: keyof ShipmentText) => wrong?.field === name && wrong.message;
  const input = (
    name: keyof ShipmentText,
    maxLength: number,
    inputMode: 'text' | 'url' | 'decimal' | 'numeric' = 'text',
  ) => (
    <TextInput
      small
      name={name}
      inputMode={inputMode}
      maxLength={maxLength}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div ref={fields} className={styles.fields}>
      <Field label={t`Carrier`} error={errorAt('carrier')}>
        {input('carrier', 80)}
      </Field>
      <Field label={t`Vehicle or docket`} error={errorAt('docket')}>
        {input('docket', 80)}
      </Field>
      {!packed && (
        <>
          <Field label={t`Cartons`} error={errorAt('cartons')}>
            {input('cartons', 4, 'numeric')}
          </Field>
          <Field label={t`Weight, kg`} error={errorAt('weightKg')}>
            {input('weightKg', 9, 'decimal')}
          </Field>
        </>
      )}
      <Field label={t`Tracking address`} error={errorAt('tracking')} hint={t`https://…, the buyer sees it`}>
        {input('tracking', 300, 'url')}
      </Field>
      {hasEwayBill && (
        <Field label={t`E-way bill number`} error={errorAt('ewayBill')} hint={ewayBillHint}>
          {input('ewayBill', 20, 'numeric')}
        </Field>
      )}
    </div>
  );
}
