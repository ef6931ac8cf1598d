import { Link } from 'react-router';
import { plural, t } from '../../lib/i18n.ts';
import { useLocalStorage } from '../../ui/browser/use-local-storage.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { WorkItem, WorkList } from './work-list.tsx';

/** A list that was read in quick order and not added yet; this browser keeps it. */
export function ListInProgress() {
  const lines = (useLocalStorage('quickOrder') ?? '').split('\n').filter((line) => line.trim() !== '').length;
  if (lines === 0) return null;
  return (
    <WorkList title={t`Quick order`}>
      <ul>
        <WorkItem
          lead={<Icon name="upload" />}
          title={<Link to="/quick-order">{t`A list of ${plural(lines, 'line')}`}</Link>}
          text={t`Kept in this browser, not in your cart yet`}
          action={<ButtonLink small to="/quick-order">{t`Continue`}</ButtonLink>}
        />
      </ul>
    </WorkList>
  );
}
