import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { Form } from 'react-router';
import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { type FieldValues, SyncFields } from '../../ui/forms/sync-fields.tsx';
import { useQueryForm } from '../../ui/forms/use-query-form.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { type SizeName, sizeNames } from '../items/size-names.data.ts';
import type { SizeDrawings } from './draw-sizes.ts';
import { type FoundSizes, SizeMatches } from './size-matches.tsx';
import {
  hasSize,
  lengthUnits,
  type SizeQuery,
  sizeSearchHref,
  stepLength,
  type TypedSize,
  toleranceName,
} from './size-query.rule.ts';
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
  type,
  unit,
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

const labels: Readonly<Record<SizeName, string>> = {
  bore: msg('Bore d'),
  outside: msg('Outside D'),
  width: msg('Width B'),
};

/** The fields in the order of the drawing: left, right, below. */
const fieldOrder = ['outside', 'bore', 'width'] as const;

/** Fields that stand on the lines of a drawing. */
function SizeFields({ query, drawings }: { query: SizeQuery; drawings: SizeDrawings }) {
  const problems = sizeNames.filter((name) => query.sizes[name].problem !== '');
  return (
    <div className={styles.fields}>
      <div className={styles.drawing}>
        <Drawing className={styles.wide} svg={drawings.wide} />
        <Drawing className={styles.narrow} svg={drawings.narrow} />
        {fieldOrder.map((name) => (
          <SizeField key={name} name={name} size={query.sizes[name]} />
        ))}
      </div>
      <div className={styles.below}>
        <fieldset className={styles.units}>
          <legend>{t`Sizes in`}</legend>
          {lengthUnits.map((unit) => (
            <label key={unit}>
              <input type="radio" name="unit" value={unit} defaultChecked={unit === query.unit} />
              {unit === 'mm' ? t`mm` : t`inches`}
            </label>
          ))}
        </fieldset>
        <div role="alert">
          {problems.map((name) => (
            <p key={name} id={`${name}-problem`} className={styles.problem}>
              <b>{translate(labels[name])}</b>: {translate(query.sizes[name].problem)}
            </p>
          ))}
        </div>
        <p className={styles.legend}>
          <span>
            <i className={styles.typed} /> {t`what you typed, where it differs`}
          </span>
          <span>
            <i className={styles.tolerance} /> {t`your tolerance`}
          </span>
          <span className={styles.keys}>{t`↑ and ↓ change a size by 1, with Shift by 0.1`}</span>
        </p>
        <Button type="submit" kind="primary">{t`Search`}</Button>
      </div>
    </div>
  );
}

function SizeField({ name, size }: { name: SizeName; size: TypedSize }) {
  const label = translate(labels[name]);
  const invalid = size.problem ? { 'aria-invalid': true as const, 'aria-describedby': `${name}-problem` } : {};
  return (
    <div className={classNames(styles.field, styles[name])}>
      <div className={styles.size}>
        <label className={styles.label} htmlFor={`${name}-size`}>
          {label}
        </label>
        <TextInput
          mono
          id={`${name}-size`}
          name={name}
          defaultValue={size.text}
          inputMode="decimal"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={20}
          {...invalid}
        />
        {isConverted(size) && <span className={styles.converted}>{t`= ${size.mm ?? 0} mm`}</span>}
      </div>
      <div className={styles.plusMinus}>
        <span aria-hidden="true">±</span>
        <TextInput
          mono
          name={toleranceName(name)}
          aria-label={t`Tolerance of ${label}, mm`}
          defaultValue={size.toleranceText}
          inputMode="decimal"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={20}
        />
      </div>
    </div>
  );
}

/** What was typed is no plain number of mm. */
const isConverted = ({ mm, text }: TypedSize): boolean => mm !== undefined && Number(text.replace(',', '.')) !== mm;

/** Safe: our own SVG, drawn on the server from numbers and an escaped title. */
function Drawing({ svg, className }: { svg: string; className: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
