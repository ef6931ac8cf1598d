import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { readLocal, writeLocal } from '../../ui/browser/local-storage.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import { sizesText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import { useRecentItems } from '../items/use-recent-items.ts';
import { listingHref } from '../listing/listing-query.rule.ts';
import { readRecentSearches } from '../search/recent-searches.rule.ts';
import type { popularSearches } from '../search-log/popular-searches.contract.ts';
import styles from './search-start.module.css';
import { type PanelProps, rowIdOf } from './typeahead.tsx';

const maxSearches = 5;
const maxItems = 4;

type Entry = { key: string; to: string; content: ReactNode };

/** What an empty field offers: what this browser searched and saw, and what others search for. */
export function SearchStart({ listId, active, onActive, onRowCount, onClose }: Omit<PanelProps, 'text'>) {
  const site = useSite();
  const [cleared, setCleared] = useState(false);
  const searches = cleared ? [] : readRecentSearches(readLocal('recentSearches')).slice(0, maxSearches);
  const { items } = useRecentItems(undefined);
  const popular = usePopularSearches().filter((text) => !searches.includes(text));
  const recent: Entry[] = [
    ...searches.map((text) => ({ key: `search ${text}`, to: searchHref(text), content: <Searched text={text} /> })),
    ...(cleared ? [] : items).slice(0, maxItems).map((item) => ({
      key: `item ${item.itemid}`,
      to: itemHref(site, item),
      content: (
        <>
          <BearingDrawing {...drawingPropsOf(item)} decorative />
          <span>
            <Designation>{item.itemname}</Designation>
            <span className={styles.about}>{[item.brandname, sizesText(item)].filter(Boolean).join(' · ')}</span>
          </span>
        </>
      ),
    })),
  ];
  const offered: Entry[] = popular.map((text) => ({
    key: `popular ${text}`,
    to: searchHref(text),
    content: <Designation>{text}</Designation>,
  }));
  const others = recent.length + offered.length;
  const count = others === 0 ? 0 : others + 1;
  // Before the rows are seen, so that no key is pressed among rows that are not counted yet.
  useLayoutEffect(() => onRowCount(count), [count, onRowCount]);
  if (count === 0)
    return <p className={styles.hint}>{t`A number, a size as 25x52x15, an old number or a stock code.`}</p>;

  const clear = () => {
    writeLocal('recentSearches', '');
    writeLocal('recentItems', '');
    setCleared(true);
  };
  const row = ({ key, to, content }: Entry, index: number, className: string | undefined) => (
    <Link
      key={key}
      id={rowIdOf(listId, index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      className={classNames(className, index === active && styles.on)}
      to={to}
      onPointerMove={(event) => event.pointerType === 'mouse' && index !== active && onActive(index)}
      onClick={onClose}
    >
      {content}
    </Link>
  );
  return (
    <div className={styles.panel} data-site={site.code}>
      {recent.length > 0 && (
        <p className={styles.head}>
          <span>
            <b>{t`Recent`}</b> {t`Saved in this browser only`}
          </span>
          <Button small kind="quiet" onClick={clear}>{t`Clear`}</Button>
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t`Suggestions`}>
        {recent.map((entry, index) => row(entry, index, styles.row))}
        {offered.length > 0 && (
          <fieldset className={styles.popular} aria-label={t`Popular`}>
            <b aria-hidden="true">{t`Popular`}</b>
            {offered.map((entry, index) => row(entry, recent.length + index, styles.chip))}
          </fieldset>
        )}
        {row(sizeSearch, others, styles.row)}
      </div>
    </div>
  );
}

const sizeSearch: Entry = {
  key: 'size search',
  to: '/size-search',
  content: (
    <>
      <span className={styles.icon}>
        <Icon name="search" />
      </span>
      <BySize />
    </>
  ),
};

function BySize() {
  return <span>{t`By size, typed on a drawing`}</span>;
}

const searchHref = (keyword: string): string => listingHref({ keyword, page: 1, sort: 'best', filters: {} });

const Searched = ({ text }: { text: string }) => (
  <>
    <span className={styles.icon}>
      <Icon name="search" />
    </span>
    <Designation>{text}</Designation>
  </>
);

let loading: Promise<readonly string[]> | undefined;

/** Asked for once by a page that is open; without an answer there are none. */
function usePopularSearches(): readonly string[] {
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    loading ??= fetchPopular().catch(() => []);
    let isShown = true;
    void loading.then((searches) => isShown && setPopular(searches));
    return () => {
      isShown = false;
    };
  }, []);
  return popular;
}

async function fetchPopular(): Promise<readonly string[]> {
  const reply = await call<typeof popularSearches>('GET /api/popular_searches/', {});
  return isRefusal(reply) ? [] : reply.searches;
}
