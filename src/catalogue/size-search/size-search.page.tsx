import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { Form } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { type FieldValues, SyncFields } from '../../ui/forms/sync-fields.tsx';
import { useQueryForm } from '../../ui/forms/use-query-form.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import type { SizeDrawings } from './draw-sizes.ts';
import { SizeFields } from './size-fields.tsx';
import { type FoundSizes, SizeMatches } from './size-matches.tsx';
import { hasSize, type SizeQuery, sizeNames, sizeSearchHref, stepLength, toleranceName } from './size-query.rule.ts';
import styles from './size-search.module.css';
import { SizeTypes } from './size-types.tsx';

type SizeSearchPageProps = {
  query: SizeQuery;
  drawings: SizeDrawings;
  /** Undefined where no size was typed, or a wrong one. */
  found: FoundSizes | undefined;
};

/** Long enough to skip single digits of fast typing. */
const restMs = 200;

export function SizeSearchPage({ query, drawings, found }: SizeSearchPageProps) {
  const { form, show, showSoon, isAhead } = useQueryForm(sizeSearchHref);
  const onChange = (event: ChangeEvent<HTMLFormElement>) =>
    (event.target as unknown as HTMLInputElement).type === 'radio' ? show() : showSoon(restMs);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    show();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (stepField(event)) showSoon(restMs);
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
          end={hasSize(query) && <ButtonLink small to="/size-search">{t`Clear sizes`}</ButtonLink>}
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
            <SyncFields {...{ form, isAhead }} values={fieldValues(query)} />
            <SizeTypes query={query} counts={found?.types} />
            <SizeFields query={query} drawings={drawings} />
          </Form>
          <SizeMatches query={query} found={found} />
        </div>
      </Container>
    </main>
  );
}

const fieldValues = ({ sizes, type, unit }: SizeQuery): FieldValues => ({
  ...{ type, unit },
  ...Object.fromEntries(
    sizeNames.flatMap((name) => [
      [name, sizes[name].text],
      [toleranceName(name), sizes[name].toleranceText],
    ]),
  ),
});

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
