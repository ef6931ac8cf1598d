import { type ChangeEvent, type ReactNode, useId } from 'react';
import { t, translate } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { useCities } from './use-cities.ts';

export type Region = { st_id: number; st_name: string };

type Chosen = { name: string; value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void };

export type RegionFieldProps = {
  input: Chosen;
  regions: readonly Region[];
  error?: ReactNode;
  hint?: ReactNode;
  /** Shown until the list has loaded. */
  known?: string | undefined;
  end?: ReactNode;
};

export function RegionField({ input, regions, error, hint, known, end }: RegionFieldProps) {
  const { region } = useSite();
  return (
    <Field label={translate(region.label)} error={error} hint={hint} end={end}>
      <Select {...input} autoComplete="address-level1">
        <option value="">{t`Select ${translate(region.label)}`}</option>
        {known && regions.length === 0 && <option value={input.value}>{known}</option>}
        {regions.map(({ st_id, st_name }) => (
          <option key={st_id} value={st_id}>
            {st_name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export type CityFieldProps = {
  input: { name: string; value: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void };
  regionId: string;
  error: ReactNode;
  optional?: boolean | undefined;
};

/** The towns of the region are suggested; any other may be typed. */
export function CityField({ input, regionId, error, optional }: CityFieldProps) {
  const { region } = useSite();
  const cities = useCities(regionId);
  const listId = useId();
  const hint = regionId
    ? t`Choose from the list or type it`
    : t`Please choose the ${translate(region.label).toLowerCase()} first`;
  return (
    <Field label={t`City`} optional={optional} error={error} hint={hint}>
      <TextInput {...input} list={listId} maxLength={100} autoComplete="address-level2" />
      <datalist id={listId}>
        {cities?.map(({ ct_id, ct_name }) => (
          <option key={ct_id} value={ct_name} />
        ))}
      </datalist>
    </Field>
  );
}

export function FixedField({ label, value, name }: { label: string; value: string; name: string }) {
  return (
    <Field label={label}>
      <TextInput name={name} value={value} readOnly />
    </Field>
  );
}
