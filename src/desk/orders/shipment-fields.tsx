import { t } from '../../lib/i18n.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import styles from './order.module.css';

/** As typed. */
export type ShipmentText = {
  carrier: string;
  docket: string;
  tracking: string;
  ewayBill: string;
  cartons: string;
  weight: string;
};

export const noShipmentText: ShipmentText = {
  carrier: '',
  docket: '',
  tracking: '',
  ewayBill: '',
  cartons: '',
  weight: '',
};

/** As the call takes it; what is no number is sent as 0, which the server refuses with a sentence. */
export const shipmentFrom = ({ carrier, docket, tracking, ewayBill, cartons, weight }: ShipmentText) => ({
  carrier,
  docket,
  tracking,
  eway_bill: ewayBill,
  cartons: cartons.trim() === '' ? null : (typedWhole(cartons) ?? 0),
  weight_kg: weight.trim() === '' ? null : Number(weight) || 0,
});

export type ShipmentFieldsProps = {
  value: ShipmentText;
  onChange: (value: ShipmentText) => void;
  /** Whether goods of the site may move with an e-way bill. */
  hasEwayBill: boolean;
  ewayBillHint?: string | undefined;
  /** Without cartons and weight, which are known. */
  packed?: boolean;
};

export function ShipmentFields({ value, onChange, hasEwayBill, ewayBillHint, packed = false }: ShipmentFieldsProps) {
  const input = (
    name: keyof ShipmentText,
    maxLength: number,
    inputMode: 'text' | 'url' | 'decimal' | 'numeric' = 'text',
  ) => (
    <TextInput
      small
      inputMode={inputMode}
      maxLength={maxLength}
      value={value[name]}
      onChange={(event) => onChange({ ...value, [name]: event.target.value })}
    />
  );
  return (
    <div className={styles.fields}>
      <Field label={t`Carrier`}>{input('carrier', 80)}</Field>
      <Field label={t`Vehicle or docket`}>{input('docket', 80)}</Field>
      {!packed && (
        <>
          <Field label={t`Cartons`}>{input('cartons', 4, 'numeric')}</Field>
          <Field label={t`Weight, kg`}>{input('weight', 9, 'decimal')}</Field>
        </>
      )}
      <Field label={t`Tracking address`} hint={t`https://…, the buyer sees it`}>
        {input('tracking', 300, 'url')}
      </Field>
      {hasEwayBill && (
        <Field label={t`E-way bill number`} hint={ewayBillHint}>
          {input('ewayBill', 20, 'numeric')}
        </Field>
      )}
    </div>
  );
}
