import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { FoundAsText, isSomethingElse } from '../interchange/found-as.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { otherNumberOf } from '../items/other-number.rule.ts';
import type { SearchSuggestion } from '../search/search.contract.ts';
import { highlightMatch } from './highlight-match.rule.ts';
import styles from './suggestion-list.module.css';
import { type PanelProps, rowIdOf } from './typeahead.tsx';

type SuggestionListProps = Pick<PanelProps, 'listId' | 'active' | 'onActive' | 'onClose'> & {
  rows: readonly SearchSuggestion[];
  typed: string;
  /** Rows of other kinds. */
  children?: ReactNode;
};

export function SuggestionList(props: SuggestionListProps) {
  const { rows, typed, listId, active, onActive, onClose, children } = props;
  const site = useSite();
  return (
    <div id={listId} role="listbox" aria-label={t`Suggestions`}>
      {rows.map((row, index) => (
        <Link
          key={row.id}
          id={rowIdOf(listId, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={classNames(styles.row, index === active && styles.on)}
          to={itemHref(site, { itemid: row.id, subCat: row.sub_cat, cattype: row.cat_type })}
          onPointerMove={(event) => event.pointerType === 'mouse' && index !== active && onActive(index)}
          onClick={onClose}
        >
          <BearingDrawing {...drawnFrom(row)} decorative />
          <Matched row={row} typed={typed} />
          <span className={styles.category}>
            {row.by_search_word && <b>{t`Listed for ${typed.trim()}`} | </b>}
            <b>{row.brandname}</b>{' '}
            <span className={isSomethingElse(row) ? styles.differs : undefined}>
              {isSomethingElse(row) ? (
                <FoundAsText {...row} />
              ) : (
                [translate(row.cat_type), translate(row.cat_name)].filter(Boolean).join(' | ')
              )}
            </span>
          </span>
          <span className={styles.universal} translate="no">
            {otherNumberOf({ itemname: row.Item_Name, universalNo: row.universal_no })}
          </span>
        </Link>
      ))}
      {children}
    </div>
  );
}

const drawnFrom = (row: SearchSuggestion) => drawingPropsOf({ ...row, itemname: row.Item_Name, cattype: row.cat_type });

function Matched({ row, typed }: { row: SearchSuggestion; typed: string }) {
  return (
    <span className={row.itemtype ? styles.designation : styles.text} translate="no">
      {highlightMatch(row.Item_Name, typed).map((run) =>
        run.matched ? <mark key={run.text}>{run.text}</mark> : <span key={run.text}>{run.text}</span>,
      )}
    </span>
  );
}

const skeletonKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function SuggestionSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {skeletonKeys.map((key) => (
        <div key={key} className={styles.row}>
          <Skeleton width={40} height={40} />
          <Skeleton width={110} />
          <Skeleton width={160} />
          <Skeleton width={80} />
        </div>
      ))}
    </div>
  );
}
