import { useEffect, useEffectEvent, useState } from 'react';
import { say } from '../lib/say.ts';
import { type CallFailed, call, refused } from '../ui/call.ts';
import { useToast } from '../ui/toast-context.ts';
import type { Region } from './region-fields.ui.tsx';
import { stateList } from './regions.contract.ts';

/** The states or emirates of the site; none until they are here. A failure is said, with Retry. */
export function useRegions(): readonly Region[] {
  const [regions, setRegions] = useState<readonly Region[]>([]);
  const toast = useToast();

  async function load() {
    try {
      const reply = await call(stateList, {});
      if (!refused(reply)) return setRegions(reply.data);
      toast({ kind: 'bad', message: reply.message });
    } catch (cause) {
      const action = { label: say`Retry`, onPress: () => void load() };
      toast({ kind: 'bad', message: (cause as CallFailed).message, action });
    }
  }

  const loadOnce = useEffectEvent(load);
  useEffect(() => void loadOnce(), []);
  return regions;
}
