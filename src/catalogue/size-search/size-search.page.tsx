import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { SyncOnArrival } from '../../ui/forms/sync-on-arrival.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { SizeDrawings } from './draw-sizes.ts';
import { SizeFields } from './size-fields.ui.tsx';
import { type FoundSizes, SizeMatches } from './size-matches.ui.tsx';
import { hasSize, type SizeQuery, sizeNames, sizeSearchHref, stepLength, toleranceName } from './size-query.rule.ts';
import styles from './size-search.module.css';
import { SizeTypes } from './size-types.ui.tsx';

type SizeSearchPageProps = {
  query: SizeQuery;
  drawings: SizeDrawings;
  /** Undefined where no size was typed, or a wrong one. */
  found: FoundSizes | undefined;
};

/** Long enough to skip single digits of fast typing. */
const restMs = 200;

export function SizeSearchPage({ query, drawings, found }: SizeSearchPageProps) {
  const form = useRef<HTMLFormElement>(null);
  /** Set while something is typed that was not searched for yet. */
  const timer = useRef<number>(undefined);
  const navigate = useNavigate();
  const cancelSearch = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => cancelSearch, []);

  const syncFields = (arrived: SizeQuery) => {
    if (timer.current === undefined) syncFieldsWithQuery(form.current, arrived);
  };
  const search = () => {
    cancelSearch();
    if (!form.current) return;
    const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const);
    navigate(sizeSearchHref(typed), { replace: true, preventScrollReset: true });
  };
  const searchSoon = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(search, restMs);
  };
  const onChange = (event: ChangeEvent<HTMLFormElement>) =>
    (event.target as unknown as HTMLInputElement).type === 'radio' ? search() : searchSoon();
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    search();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (stepField(event)) searchSoon();
  };
  return (
    <main id="main">
      <Container>
        <Breadcrumbs
          steps={[{ label: t`Home`, to: '/' }, { label: t`Products`, to: '/listing' }, { label: t`Search by size` }]}
        />
        <PageHeader
          title={t`Search by size`}
          meta={t`Type what you measured on the drawing, in mm or inches. Leave out what you cannot reach.`}
          end={
            hasSize(query) && <ButtonLink small to="/size-search" onClick={cancelSearch}>{t`Clear sizes`}</ButtonLink>
          }
        />
        <div className={styles.page}>
          <Form
            ref={form}
            action="/size-search"
            className={styles.stage}
            aria-label={t`Sizes`}
            onChange={onChange}
            onSubmit={onSubmit}
            onKeyDown={onKeyDown}
          >
            <SyncOnArrival query={query} sync={syncFields} />
            <SizeTypes query={query} counts={found?.types} />
            <SizeFields query={query} drawings={drawings} />
          </Form>
          <SizeMatches query={query} found={found} />
        </div>
      </Container>
    </main>
  );
}

/** Not the field that is being typed in. */
function syncFieldsWithQuery(form: HTMLFormElement | null, { sizes, type, unit }: SizeQuery): void {
  for (const field of form?.querySelectorAll('input') ?? []) {
    if (field === document.activeElement) continue;
    if (field.type === 'radio') field.checked = field.value === (field.name === 'unit' ? unit : type);
    const name = sizeNames.find((each) => field.name === each || field.name === toleranceName(each));
    if (name) field.value = field.name === name ? sizes[name].text : sizes[name].toleranceText;
  }
}

const step = 1;
const fineStep = 0.1;

/** Up and down change a size by 1, with Shift by 0.1, and a tolerance by 0.1. */
function stepField(event: KeyboardEvent): boolean {
  const field = event.target;
  const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
  if (direction === 0 || !(field instanceof HTMLInputElement) || field.type !== 'text') return false;
  event.preventDefault();
  const isFine = event.shiftKey || field.name.endsWith('_tolerance');
  field.value = stepLength(field.value, direction * (isFine ? fineStep : step));
  return true;
}
