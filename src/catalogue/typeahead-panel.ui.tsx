import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { countOf, say } from '../lib/say.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { MailLink } from '../ui/mail-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { totalText } from './display.rule.ts';
import { listingHref } from './listing-query.rule.ts';
import type { RenderAdd } from './render-add.ts';
import type { PanelProps } from './typeahead.ui.tsx';
import { SuggestionList, SuggestionSkeleton } from './typeahead-list.ui.tsx';
import styles from './typeahead-panel.module.css';
import { RecommendedProducts } from './typeahead-recommended.ui.tsx';
import { useRecommended } from './use-recommended.ts';
import { useSuggestions } from './use-suggestions.ts';

type TypeaheadPanelProps = PanelProps & {
  renderAdd?: RenderAdd | undefined;
  /** A choice that holds for every Add To Cart of the panel. */
  addChoice?: ReactNode;
};

/** What hangs below the search field: suggestions, what is recommended for the one looked at, the keys. */
export function TypeaheadPanel(props: TypeaheadPanelProps) {
  const { text, listId, active, onActive, onRows, onClose, renderAdd, addChoice } = props;
  const { code } = useSite();
  const { asked, found, failure, retry } = useSuggestions(text);
  const rows = found?.data ?? [];
  const looked = rows[Math.max(active, 0)];
  const recommended = useRecommended(looked, found?.description ?? []);
  useEffect(() => onRows(rows.length), [rows.length, onRows]);

  if (failure) return <Failure message={failure} onRetry={retry} />;
  const count = found?.total_search_count ?? 0;
  const total = found ? totalText(count) : '';
  const nothing = found !== undefined && rows.length === 0;
  return (
    <div
      className={classNames(styles.panel, looked && styles.both)}
      // The site's own colours again, also where the field stands on the brand's ground.
      data-site={code}
      aria-busy={asked !== text.trim()}
    >
      <div className={styles.list}>
        <p className={styles.head}>
          <span>{nothing ? say`No Result Found` : say`Suggestions:`}</span>
          <span>{nothing ? '' : total}</span>
        </p>
        {nothing && <NothingFound />}
        {!found && <SuggestionSkeleton />}
        {rows.length > 0 && <SuggestionList {...{ rows, listId, active, onActive, onClose }} typed={asked} />}
      </div>
      {looked && (
        <div className={styles.recommended}>
          <RecommendedProducts looked={looked} items={recommended} renderAdd={renderAdd} onClose={onClose} />
          {recommended?.length ? <div className={styles.choice}>{addChoice}</div> : null}
        </div>
      )}
      {rows.length > 0 && <Keys total={total} asked={asked} onClose={onClose} />}
      <VisuallyHidden>
        <span role="status">{found && foundText(count)}</span>
      </VisuallyHidden>
    </div>
  );
}

function foundText(count: number): string {
  if (count === 0) return say`No Result Found`;
  return count >= 1000 ? say`${totalText(count)} suggestions` : countOf(count, 'suggestion');
}

function NothingFound() {
  const { email } = useSite().contact;
  const mail = <MailLink to={email} />;
  return (
    <p className={styles.nothing}>
      {sayWith`Try fewer letters, the number without its suffix, or the size as 25x52x15. Or ask ${mail}.`}
    </p>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className={styles.panel}>
      <Notice
        kind="bad"
        live
        title={say`The suggestions did not load`}
        action={<Button small icon="retry" onClick={onRetry}>{say`Retry`}</Button>}
      >
        {message} {say`Enter searches all the same.`}
      </Notice>
    </div>
  );
}

type KeysProps = { total: string; asked: string; onClose: () => void };

function Keys({ total, asked, onClose }: KeysProps) {
  const href = listingHref({ keyword: asked, page: 1, sort: 'best', filters: {} });
  return (
    <p className={styles.keys}>
      <span className={styles.key} aria-hidden="true">
        {sayWith`${<kbd>↑</kbd>}${<kbd>↓</kbd>} move`}
      </span>
      <span className={styles.key} aria-hidden="true">
        {sayWith`${<kbd>{say`Enter`}</kbd>} open`}
      </span>
      <span className={styles.key} aria-hidden="true">
        {sayWith`${<kbd>{say`Esc`}</kbd>} close`}
      </span>
      <Link className={styles.all} to={href} onClick={onClose}>
        {say`All ${total} results for ${asked}`}
      </Link>
    </p>
  );
}
