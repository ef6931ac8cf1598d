import { createContext, use } from 'react';
import { useParams } from 'react-router';
import { canAtDesk, type StaffCapability } from '../../account/permissions/permissions.rule.ts';
import type { deskSession } from '../../account/staff/staff.contract.ts';
import type { ReplyOf } from '../../lib/contract.ts';

export type DeskSession = NonNullable<ReplyOf<typeof deskSession>['session']>;
export type DeskSite = DeskSession['sites'][number];

const SessionContext = createContext<DeskSession | null>(null);
export const DeskSessionProvider = SessionContext;

export function useDeskSession(): DeskSession {
  const session = use(SessionContext);
  if (!session) throw new Error('useDeskSession needs a DeskSessionProvider above it');
  return session;
}

const SiteContext = createContext<DeskSite | null>(null);
export const DeskSiteProvider = SiteContext;

/** The site of the page, with the roles there. */
export function useDeskSite(): DeskSite {
  const site = use(SiteContext);
  if (!site) throw new Error('useDeskSite needs a DeskSiteProvider above it');
  return site;
}

/** The site of the address; undefined where the address names none that one works for. */
export function useSiteOfAddress(): DeskSite | undefined {
  const { site } = useParams();
  return useDeskSession().sites.find((one) => one.site === site);
}

/** The frame around the pages also stands where the address names no site: it takes the one of the host then. */
export function useSiteOfFrame(): DeskSite | undefined {
  const { sites, start } = useDeskSession();
  return useSiteOfAddress() ?? sites.find(({ site }) => site === start);
}

/** Whether the person may do this on the site of the page. The server decides again. */
export function useCan(): (capability: StaffCapability) => boolean {
  const { roles } = useDeskSite();
  return (capability) => canAtDesk(roles, capability);
}
