import { Outlet } from 'react-router';
import { DeskNotFound } from './desk-not-found.tsx';
import { DeskSiteProvider, useSiteOfAddress } from './desk-session.ts';

/** Around every page of a site, so that `useDeskSite` always has one. */
export function SiteRoute() {
  const site = useSiteOfAddress();
  if (!site) return <DeskNotFound />;
  return (
    <DeskSiteProvider value={site}>
      <Outlet />
    </DeskSiteProvider>
  );
}
