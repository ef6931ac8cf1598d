import { Navigate } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { deskSections } from '../sections.ts';
import { useSiteOfFrame } from './desk-session.ts';

/** Opens the first section that the person may use; while the shop is closed, what it still lacks to open. */
export function DeskStart() {
  const site = useSiteOfFrame();
  const usable = deskSections.filter(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  const opening = site?.isOpen === false && usable.find(({ path }) => path === 'opening');
  const section = opening || usable[0];
  if (site && section) return <Navigate replace to={`/${site.site}/${section.path}`} />;
  return <EmptyState title="You have no role on any site">An administrator of the desk can give you one.</EmptyState>;
}
