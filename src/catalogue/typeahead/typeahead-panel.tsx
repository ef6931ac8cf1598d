import { type ReactNode, useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { totalText } from '../items/item-format.rule.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import { listingHref } from '../listing/listing-query.rule.ts';
import { QueryAsRead } from '../listing/query-as-read.tsx';
import { allResultsText, foundText } from './found-text.rule.ts';
import { RecommendedProducts } from './recommended-products.tsx';
import { SearchStart } from './search-start.tsx';
import { SuggestionList, SuggestionSkeleton } from './suggestion-list.tsx';
import type { MoreRows, PanelProps } from './typeahead.tsx';
import styles from './typeahead-panel.module.css';
import { useRecommendedItems } from './use-recommended-items.ts';
import { useSuggestions } from './use-suggestions.ts';

type TypeaheadPanelProps = PanelProps & {
  renderAdd?: RenderAddToCart | undefined;
  addChoice?: ReactNode;
  /** Rows of another area below the suggestions. */
  more?: { count: number; render: (props: MoreRows) => ReactNode } | undefined;
};

export function TypeaheadPanel(props: TypeaheadPanelProps) {
  return props.text.trim() === '' ? <SearchStart {...props} /> : <Suggestions {...props} />;
}

function Suggestions(props: TypeaheadPanelProps) {
  const { text, listId, active, onActive, onRowCount, onClose, renderAdd, addChoice, more } = props;
  const { code } = useSite();
  const { query, found, failure, retry } = useSuggestions(text);
  const rows = found?.data ?? [];
  const count = failure ? 0 : rows.length + (more?.count ?? 0);
  const activeSuggestion = rows[active >= rows.length ? 0 : Math.max(active, 0)];
  const recommended = useRecommendedItems(activeSuggestion, found?.description ?? []);
  // Before the rows are seen, so that no key is pressed among rows that are not counted yet.
  useLayoutEffect(() => onRowCount(count), [count, onRowCount]);

  if (failure) return <Failure message={failure} onRetry={retry} />;
  const total = found ? totalText(found.total_search_count) : '';
  const nothing = found !== undefined && rows.length === 0;
  return (
    <div
      className={classNames(styles.panel, activeSuggestion && styles.both)}
      // Resets the site's colours where the field is on the brand colour.
      data-site={code}
      aria-busy={query !== text.trim()}
    >
      <div className={styles.list}>
        <p className={styles.head}>
          <span>{nothing ? t`No Result Found` : t`Suggestions:`}</span>
          <span>{nothing ? '' : total}</span>
        </p>
        {found?.instead && <p className={styles.instead}>{found.instead}</p>}
        {found && <QueryAsRead parts={found.parts} className={styles.instead} />}
        {nothing && <NothingFound />}
        {!found && <SuggestionSkeleton />}
        {count > 0 && (
          <SuggestionList {...{ rows, listId, active, onActive, onClose }} typed={query}>
            {more?.render({ listId, active, onActive, onClose, first: rows.length })}
          </SuggestionList>
        )}
      </div>
      {activeSuggestion && (
        <div className={styles.recommended}>
          <RecommendedProducts
            instead={found?.instead ? query : ''}
            suggestion={activeSuggestion}
            items={recommended}
            renderAdd={renderAdd}
            onClose={onClose}
          />
          {recommended?.length ? <div className={styles.choice}>{addChoice}</div> : null}
        </div>
      )}
      {found && rows.length > 0 && <KeyHints count={found.total_search_count} query={query} onClose={onClose} />}
      <VisuallyHidden>
        <span role="status">{found && foundText(found.total_search_count)}</span>
      </VisuallyHidden>
    </div>
  );
}

function NothingFound() {
  const { email } = useSite().contact;
  const mail = <MailLink to={email} />;
  return (
    <p className={styles.nothing}>
      {tRich`Try fewer letters, the number without its suffix, or the size as 25x52x15. Or ask ${mail}.`}
    </p>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.panel}>
      <Notice
        kind="bad"
        live
        title={t`Suggestions didn’t load`}
        action={<Button small icon="retry" onClick={onRetry}>{t`Retry`}</Button>}
      >
        {message} {t`Press Enter to search anyway.`}
      </Notice>
    </div>
  );
}

type KeyHintsProps = { count: number; query: string; onClose: () => void };

function KeyHints({ count, query, onClose }: KeyHintsProps) {
  const href = listingHref({ keyword: query, page: 1, sort: 'best', filters: {} });
  return (
    <p className={styles.keys}>
      <span className={styles.key} aria-hidden="true">
        {tRich`${<kbd>↑</kbd>}${<kbd>↓</kbd>} move`}
      </span>
      <span className={styles.key} aria-hidden="true">
        {tRich`${<kbd>{t`Enter`}</kbd>} open`}
      </span>
      <span className={styles.key} aria-hidden="true">
        {tRich`${<kbd>{t`Esc`}</kbd>} close`}
      </span>
      <Link className={styles.all} to={href} onClick={onClose}>
        {allResultsText(count, query)}
      </Link>
    </p>
  );
}
