import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../ui/browser/call.ts';
import { useAction } from '../../ui/feedback/use-action.ts';
import type { RegionChoice } from './region-fields.tsx';
import type { stateList } from './regions.contract.ts';

export function useRegions(): readonly RegionChoice[] {
  const [regions, setRegions] = useState<readonly RegionChoice[]>([]);
  const { send } = useAction();
  const load = useEffectEvent(
    () =>
      void send(() => call<typeof stateList>('GET /authentication/state_list/', {}), {
        onDone: ({ data }) => setRegions(data),
      }),
  );
  useEffect(() => load(), []);
  return regions;
}
