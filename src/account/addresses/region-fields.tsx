import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { t, translate } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import type { cityList } from './regions.contract.ts';

export type RegionChoice = { st_id: number; st_name: string };

type Chosen = { name: string; value: string; onChange: (event: ChangeEvent<HTMLSelectElement>) => void };

export type RegionFieldProps = {
  input: Chosen;
  regions: readonly RegionChoice[];
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
  hint?: string | undefined;
  optional?: boolean | undefined;
};

/** The towns of the region are suggested; any other may be typed. */
export function CityField({ input, regionId, error, hint: given, optional }: CityFieldProps) {
  const { region } = useSite();
  const cities = useCities(regionId);
  const listId = useId();
  const hint =
    given ??
    (regionId
      ? t`Choose from the list or type it`
      : t`Please choose the ${translate(region.label).toLowerCase()} first`);
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

type CityOption = ReplyOf<typeof cityList>['data'][number];

type Found = { region: string; cities: readonly CityOption[] };
const none: Found = { region: '', cities: [] };

/** Undefined while loading; a failure shows a toast with Retry. */
function useCities(region: string): readonly CityOption[] | undefined {
  const [found, setFound] = useState(none);
  const [attempt, setAttempt] = useState(0);
  const toast = useToast();

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const reply = await call<typeof cityList>('POST /authentication/city_list/', { state_name: region }, { signal });
      if (isRefusal(reply)) return toast({ kind: 'bad', message: reply.message });
      setFound({ region, cities: reply.data });
    } catch (cause) {
      if (signal.aborted) return;
      const action = { label: t`Retry`, onPress: () => setAttempt((count) => count + 1) };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
  });

  useEffect(() => {
    if (!region) return;
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [region, attempt]);

  if (!region) return none.cities;
  return found.region === region ? found.cities : undefined;
}
