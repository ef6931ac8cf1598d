import { useEffect, useEffectEvent, useState } from 'react';
import type { ReplyOf } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { cityList } from './regions.contract.ts';

export type CityOption = ReplyOf<typeof cityList>['data'][number];

type Found = { region: string; cities: readonly CityOption[] };
const none: Found = { region: '', cities: [] };

/** Undefined while loading; a failure shows a toast with Retry. */
export function useCities(region: string): readonly CityOption[] | undefined {
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
