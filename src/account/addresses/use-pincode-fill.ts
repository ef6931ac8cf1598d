import { useEffect, useEffectEvent, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import type { FormState } from '../../ui/forms/use-form.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { isPincode } from '../forms/pincode.rule.ts';
import type { pincodePlace } from './regions.contract.ts';

type Names<Name extends string> = { pincode: Name; region: Name; city: Name };

/**
 * Fills state and town from a typed PIN code, where the person has chosen none. Returns what to say at the town while it is
 * the filled one. Without a connection nothing is filled.
 */
export function usePincodeFill<Name extends string>(
  form: Pick<FormState<Name>, 'values' | 'change'>,
  names: Names<Name>,
): string | undefined {
  const { requires } = useSite();
  const [filled, setFilled] = useState({ region: '', city: '' });
  const pincode = form.values[names.pincode];
  const region = form.values[names.region];
  const city = form.values[names.city];
  const isOpen = region === '' || region === filled.region || city === '' || city === filled.city;

  const fill = useEffectEvent(({ st_id, ct_name }: ReplyOf<typeof pincodePlace>) => {
    if (st_id === 0) return;
    const isFree = region === '' || region === filled.region;
    const place = { region: isFree ? String(st_id) : region, city };
    if (place.region === String(st_id) && (city === '' || city === filled.city)) place.city = ct_name;
    setFilled({ region: isFree ? place.region : filled.region, city: place.city === ct_name ? ct_name : filled.city });
    if (place.region === region && place.city === city) return;
    form.change({ [names.region]: place.region, [names.city]: place.city } as Partial<Record<Name, string>>);
  });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (!requires.pincode || !isOpen) return;
    const request = call<typeof pincodePlace>('POST /authentication/pincode_place/', { pincode }, { signal });
    const reply = await request.catch(() => undefined);
    if (reply && !isRefusal(reply) && !signal.aborted) fill(reply);
  });

  useEffect(() => {
    if (!isPincode(pincode)) return;
    const control = new AbortController();
    void ask(control.signal);
    return () => control.abort();
  }, [pincode]);

  return city !== '' && city === filled.city
    ? t`From the PIN code; please correct it if it is another town`
    : undefined;
}
