import { Link } from 'react-router';
import { translate } from '../../lib/i18n.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { countText, typeText } from '../items/item-format.rule.ts';
import { groupsOfCategories, typesOfCategories } from './category-drawings.data.ts';
import styles from './kind-tiles.module.css';

export type KindTile = { kind: 'category' | 'type'; value: string; count: number; to: string };

/** Categories or types of bearings, drawn, with how many items each has. */
export function KindTiles({ kinds, label }: { kinds: readonly KindTile[]; label: string }) {
  return (
    <nav className={styles.kinds} aria-label={label}>
      {kinds.map(({ kind, value, count, to }) => (
        <Link key={value} to={to}>
          <span className={styles.drawing}>
            <BearingDrawing
              type={kind === 'type' ? value : (typesOfCategories[value] ?? value.toLowerCase())}
              superCategory={groupsOfCategories[value]}
              d={25}
              D={52}
              B={15}
              decorative
            />
          </span>
          <span>
            {kind === 'type' ? typeText(value) : translate(value)}
            <span className={styles.count}>{countText(count)}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
