import { useEffect, useEffectEvent, useState } from 'react';
import type { ReplyOf } from '../lib/contract.ts';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import { cityList } from './regions.contract.ts';

export type City = ReplyOf<typeof cityList>['data'][number];

type Found = { region: string; cities: readonly City[] };
const none: Found = { region: '', cities: [] };

/**
 * The cities of a state or emirate, named by name or id; undefined while they are on their way. A failure is said, with Retry.
 * `region` '' has none.
 */
export function useCities(region: string): readonly City[] | undefined {
  const [found, setFound] = useState(none);
  const [tries, setTries] = useState(0);
  const toast = useToast();

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const reply = await call(cityList, { state_name: region }, { signal });
      if (refused(reply)) return toast({ kind: 'bad', message: reply.message });
      setFound({ region, cities: reply.data });
    } catch (cause) {
      if (signal.aborted) return;
      const action = { label: say`Retry`, onPress: () => setTries((count) => count + 1) };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action });
    }
  });

  useEffect(() => {
    if (!region) return;
    const control = new AbortController();
    void load(control.signal);
    return () => control.abort();
  }, [region, tries]);

  if (!region) return none.cities;
  return found.region === region ? found.cities : undefined;
}
