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

/** The site of the address, with the roles there; undefined where the address names none that one works for. */
export function useDeskSite(): DeskSite | undefined {
  const { site } = useParams();
  return useDeskSession().sites.find((one) => one.site === site);
}

/** Whether the person may do this on the site of the address. The server decides again. */
export function useCan(): (capability: StaffCapability) => boolean {
  const roles = useDeskSite()?.roles ?? [];
  return (capability) => canAtDesk(roles, capability);
}
