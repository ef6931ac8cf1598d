import { Link } from 'react-router';
import { canAtDesk } from '../../account/permissions/permissions.rule.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { deskSections } from '../sections.ts';
import styles from './desk-not-found.module.css';
import { useSiteOfFrame } from './desk-session.ts';

export function DeskNotFound() {
  const site = useSiteOfFrame();
  const sections = deskSections.filter(({ requires }) => canAtDesk(site?.roles ?? [], requires));
  return (
    <EmptyState title="The desk has no such page">
      <p>Find a customer, an order or a document with Ctrl K, or go on here:</p>
      <ul className={styles.ways}>
        {sections.map(({ path, label }) => (
          <li key={path}>
            <Link to={`/${site?.site ?? ''}/${path}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
