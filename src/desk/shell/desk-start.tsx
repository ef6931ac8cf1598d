import { Navigate } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { deskSections } from '../sections.ts';
import { useSiteOfFrame } from './desk-session.ts';

/** Opens the first section that the person may use. */
export function DeskStart() {
  const site = useSiteOfFrame();
  const section = deskSections.find(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  if (site && section) return <Navigate replace to={`/${site.site}/${section.path}`} />;
  return <EmptyState title="You have no role on any site">An administrator of the desk can give you one.</EmptyState>;
}
