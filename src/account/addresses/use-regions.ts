import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { RegionChoice } from './region-fields.tsx';
import type { stateList } from './regions.contract.ts';

export function useRegions(): readonly RegionChoice[] {
  const [regions, setRegions] = useState<readonly RegionChoice[]>([]);
  const toast = useToast();

  async function load() {
    try {
      const reply = await call<typeof stateList>('GET /authentication/state_list/', {});
      if (!isRefusal(reply)) return setRegions(reply.data);
      toast({ kind: 'bad', message: reply.message });
    } catch (cause) {
      const action = { label: t`Retry`, onPress: () => void load() };
      toast({ kind: 'bad', message: (cause as CallError).message, action });
    }
  }

  const loadOnce = useEffectEvent(load);
  useEffect(() => void loadOnce(), []);
  return regions;
}
