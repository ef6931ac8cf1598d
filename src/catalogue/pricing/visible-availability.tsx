import { useRouteLoaderData } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { t } from '../../lib/i18n.ts';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';

/** A visitor who may not see the availability reads how to, where there is no room for the banner of the listing. */
export function VisibleAvailability({ status }: { status: string }) {
  const { hasPublicListPrices } = useSite();
  const root = useRouteLoaderData('root') as { session: Session | null } | undefined;
  const isHidden = status === '' && !root?.session && !hasPublicListPrices;
  return <AvailabilityLabel status={status} label={isHidden ? t`Sign in to see stock` : undefined} />;
}
