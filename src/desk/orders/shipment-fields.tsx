import { useEffect, useRef } from 'react';
import { type Day, dayOf } from '../../lib/dates.ts';
import { typedWhole } from '../../lib/typed-number.ts';
import { type ShipmentRefusal, shipmentRefusal, tidyShipment } from '../../orders/shipment-details.rule.ts';
import { transportModes } from '../../orders/transport.rule.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { DeskOrder } from './desk-order.ts';
import styles from './order.module.css';

/** The shipment as typed. */
export type ShipmentText = {
  carrier: string;
  transporterId: string;
  mode: string;
  vehicle: string;
  docket: string;
  docketDay: string;
  tracking: string;
  ewayBill: string;
  cartons: string;
  weightKg: string;
};

export const noShipmentText: ShipmentText = {
  carrier: '',
  transporterId: '',
  mode: '',
  vehicle: '',
  docket: '',
  docketDay: '',
  tracking: '',
  ewayBill: '',
  cartons: '',
  weightKg: '',
};

/** The shipment as the call takes it; a text that is no number is sent as 0, which is refused with a sentence. */
export const shipmentFrom = ({ tracking, ewayBill, cartons, weightKg, ...transport }: ShipmentText) => ({
  carrier: transport.carrier,
  transporterId: transport.transporterId,
  vehicle: transport.vehicle,
  transportMode: transportModes.find((mode) => mode === transport.mode) ?? ('' as const),
  docket: transport.docket,
  docketDay: transport.docketDay,
  tracking,
  ewayBill,
  cartons: cartons.trim() === '' ? null : (typedWhole(cartons) ?? 0),
  weightKg: weightKg.trim() === '' ? null : Number(weightKg) || 0,
});

/** The first field that the server would refuse. */
export function wrongShipmentField(
  typed: ShipmentText,
  { ewayBillAbove: aboveMinor }: Pick<DeskOrder, 'ewayBillAbove'>,
  { name, timeZone }: { name: string; timeZone: string },
): ShipmentRefusal | undefined {
  const { ewayBill, weightKg, transportMode: mode, cartons } = shipmentFrom(typed);
  const site = { name, ...(aboveMinor !== null && { ewayBill: { aboveMinor } }) };
  const docketDay = typed.docketDay as Day | '';
  const shipment = tidyShipment({ ...typed, docketDay, mode, ewayBill, weightKg, cartons });
  return shipmentRefusal(shipment, site, dayOf(new Date(), timeZone));
}

export type ShipmentFieldsProps = {
  value: ShipmentText;
  onChange: (value: ShipmentText) => void;
  /** Whether goods of the site may move with an e-way bill. */
  hasEwayBill: boolean;
  ewayBillHint?: string | undefined;
  /** Whether cartons and weight are known, and have no fields. */
  packed?: boolean;
  /** The field of this refusal gets the focus. */
  wrong: ShipmentRefusal | undefined;
};

export function ShipmentFields(props: ShipmentFieldsProps) {
  const { value, onChange, hasEwayBill, ewayBillHint, packed = false, wrong } = props;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wrong) fields.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus();
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
      <Field label="Carrier" error={errorAt('carrier')}>
        {input('carrier', 80)}
      </Field>
      {hasEwayBill && (
        <>
          <Field label="Transporter’s GSTIN" error={errorAt('transporterId')} hint="or its number at the portal">
            {input('transporterId', 20)}
          </Field>
          <Field label="Goes by" error={errorAt('mode')}>
            <Select
              small
              name="mode"
              value={value.mode}
              onChange={(event) => onChange({ ...value, mode: event.target.value })}
            >
              <option value="">Not known yet</option>
              <option value="road">Road</option>
              <option value="rail">Rail</option>
              <option value="air">Air</option>
              <option value="ship">Ship</option>
            </Select>
          </Field>
          <Field label="Vehicle" error={errorAt('vehicle')} hint="like MH 01 AB 1234">
            {input('vehicle', 20)}
          </Field>
        </>
      )}
      <Field label={noteLabel(value.mode, hasEwayBill)} error={errorAt('docket')}>
        {input('docket', 80)}
      </Field>
      {hasEwayBill && (
        <Field label="Its date" error={errorAt('docketDay')} hint="the day of the invoice where it is empty">
          <TextInput
            small
            type="date"
            name="docketDay"
            value={value.docketDay}
            onChange={(event) => onChange({ ...value, docketDay: event.target.value })}
          />
        </Field>
      )}
      {!packed && (
        <>
          <Field label="Cartons" error={errorAt('cartons')}>
            {input('cartons', 4, 'numeric')}
          </Field>
          <Field label="Weight, kg" error={errorAt('weightKg')}>
            {input('weightKg', 9, 'decimal')}
          </Field>
        </>
      )}
      <Field label="Tracking address" error={errorAt('tracking')} hint="https://…, the buyer sees it">
        {input('tracking', 300, 'url')}
      </Field>
      {hasEwayBill && (
        <Field label="E-way bill number" error={errorAt('ewayBill')} hint={ewayBillHint}>
          {input('ewayBill', 20, 'numeric')}
        </Field>
      )}
    </div>
  );
}

function noteLabel(mode: string, hasEwayBill: boolean): string {
  if (!hasEwayBill) return 'Vehicle or docket';
  if (mode === 'rail') return 'Railway receipt (RR)';
  if (mode === 'air') return 'Air way bill (AWB)';
  return mode === 'ship' ? 'Bill of lading (BL)' : 'Consignment note (LR)';
}
