import type { Lane } from './lanes.ts';
import { disturb, type ProviderFault, type Providers, providerFaults, repairProvider } from './providers.ts';

const names = { payments: 'payment provider', portal: 'invoice portal', mail: 'mail server' } as const;

export const providerLane = (providers: Providers, times: Pick<Lane, 'lastsMs' | 'quietMs'>): Lane => ({
  name: 'providers',
  ...times,
  faults: (['payments', 'portal', 'mail'] as const).flatMap((who) =>
    providerFaults.map((fault: ProviderFault) => ({
      name: `${names[who]} ${fault}`,
      async strike() {
        disturb(providers, who, fault);
        return async () => repairProvider(providers, who);
      },
    })),
  ),
});
