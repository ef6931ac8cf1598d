import type { ChangeEvent, SyntheticEvent } from 'react';
import { Form, Link } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Share } from '../../ui/feedback/share.tsx';
import { type FieldValues, SyncFields } from '../../ui/forms/sync-fields.tsx';
import { useQueryForm } from '../../ui/forms/use-query-form.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { loadText, sizeText, typeText } from '../items/item-format.rule.ts';
import { itemHref } from '../items/item-link.rule.ts';
import styles from './calculate.module.css';
import { CalculateForm } from './calculate-form.tsx';
import { type CalculateQuery, calculateHref, type NumberName } from './calculate-query.rule.ts';
import { FitsPart, Formulas, FrequenciesPart, Readings } from './calculate-results.tsx';
import type { Calculation } from './calculation.ts';
import { type FoundBearings, FoundBearingsPart } from './found-bearings.tsx';
import { highestLimit } from './speed-limits.ts';
import type { Subject } from './subject.ts';

export type CalculatePageProps = {
  query: CalculateQuery;
  /** The address with what is typed. */
  address: string;
  subject: Subject | undefined;
  calculation: Calculation | undefined;
  /** The seller's item, where the designation names one. */
  itemId: number | undefined;
  bearingProblem: string;
  /** Undefined without shaft, load, speed and hours. */
  found: FoundBearings | undefined;
};

/** Long enough to skip single digits of fast typing. */
const restMs = 400;

export function CalculatePage(props: CalculatePageProps) {
  const { query, address, subject, calculation, bearingProblem, found } = props;
  const { form, show, showSoon, isAhead } = useQueryForm(calculateHref);
  const onChange = (event: ChangeEvent<HTMLFormElement>) =>
    (event.target as unknown) instanceof HTMLSelectElement ? show() : showSoon(restMs);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    show();
  };
  return (
    <main id="main">
      <Container>
        <Breadcrumbs
          steps={[{ label: t`Home`, to: '/' }, { label: t`Products`, to: '/listing' }, { label: t`Calculate` }]}
        />
        <Header {...props} />
        <div className={styles.page}>
          <Form
            ref={form}
            action="/calculate"
            className={styles.form}
            aria-label={t`What it must do`}
            onChange={onChange}
            onSubmit={onSubmit}
          >
            <SyncFields {...{ form, isAhead }} values={fieldValues(query)} />
            <CalculateForm
              query={query}
              bearingProblem={bearingProblem}
              known={subject ? knownFigures(subject) : {}}
              meanMm={calculation?.meanMm}
            />
          </Form>
          <div className={styles.results}>
            {!subject && !found && <FirstCalculation />}
            {!subject && found && <FoundBearingsPart found={found} place={placeOf(undefined)} />}
            {subject && !calculation && <p className={styles.hint}>{t`Correct the marked figures.`}</p>}
            {subject && calculation && (
              <>
                <Readings {...{ query, subject, calculation }} />
                <p className={styles.next}>
                  {found && <a className={styles.jump} href="#find">{t`Find bearings that do it`}</a>}
                  {subject.ratedAs && <span>{t`Ratings: those of ${subject.ratedAs}, which is interchangeable.`}</span>}
                  {subject.ratingSource && <span>{t`Ratings: ${translate(subject.ratingSource)}.`}</span>}
                  <span>{t`Life by ISO 281, static safety by ISO 76. Check with the maker before you build.`}</span>
                </p>
                <Formulas {...{ query, subject, calculation }} />
                <FitsPart {...{ query, subject, calculation }} />
                <FrequenciesPart {...{ query, subject, calculation }} />
              </>
            )}
          </div>
        </div>
        {subject && found && <FoundBearingsPart found={found} place={placeOf(subject)} />}
        <p className={styles.address}>{address}</p>
      </Container>
    </main>
  );
}

const fieldValues = ({ bearing, numbers, reliability, clean, turning, ...query }: CalculateQuery): FieldValues => ({
  bearing,
  reliability: String(reliability),
  clean,
  turning,
  load: query.load ?? '',
  shaft: query.shaft ?? '',
  housing: query.housing ?? '',
  clearance: query.clearance ?? '',
  ...Object.fromEntries(Object.entries(numbers).map(([name, { text }]) => [name, text])),
});

const examples = {
  bearing: [
    ['bearing', '6308'],
    ['fr', '4.5'],
    ['fa', '1.2'],
    ['n', '1450'],
  ],
  shaft: [
    ['bore', '40'],
    ['fr', '4.5'],
    ['n', '1450'],
  ],
} as const;

function FirstCalculation() {
  return (
    <EmptyState
      title={t`How long will it run?`}
      drawing={<BearingDrawing type="deep groove ball" d={40} D={90} B={23} size={160} decorative />}
      actions={
        <>
          <ButtonLink to={calculateHref(examples.bearing)}>{t`Example: 6308 under 4.5 kN`}</ButtonLink>
          <ButtonLink to={calculateHref(examples.shaft)}>{t`Example: a shaft of 40 mm`}</ButtonLink>
        </>
      }
    >
      <p>
        {t`Write the number of a bearing, its load and its speed. Or leave the number out and type a shaft: the bearings that do it are listed.`}
      </p>
      <p>{t`You see its life, safety, speed limit, fits, grease interval and frequencies, each with its formula.`}</p>
    </EmptyState>
  );
}

const placeOf = (subject: Subject | undefined) => ({
  outsideMm: subject?.rated.outsideMm,
  widthMm: subject?.rated.widthMm,
});

function Header({ subject, itemId, query, address }: CalculatePageProps) {
  const site = useSite();
  const title = subject ? tRich`Calculate ${<Designation>{subject.name}</Designation>}` : t`Calculate a bearing`;
  return (
    <PageHeader
      title={title}
      meta={subject && factsText(subject)}
      end={
        <>
          {itemId !== undefined && (
            <Link to={itemHref(site, { itemid: itemId })} className={styles.item}>{t`Price and stock`}</Link>
          )}
          {query.bearing !== '' && <ButtonLink small to="/calculate">{t`Clear`}</ButtonLink>}
          <Share name={t`Calculation`} link={address}>{t`Everybody who has the link sees the calculation.`}</Share>
          <Button small icon="print" onClick={() => window.print()}>{t`Print`}</Button>
        </>
      }
    />
  );
}

/** What is not known is left out. */
function factsText({ rated: { type, boreMm, outsideMm, widthMm, dynamicKN, staticKN } }: Subject): string {
  const sizes = [boreMm, outsideMm, widthMm].flatMap((mm) => (mm ? sizeText(mm) : [])).join(' × ');
  const texts = [
    typeText(type ?? ''),
    sizes && t`${sizes} mm`,
    dynamicKN && t`C ${loadText(dynamicKN)} kN`,
    staticKN && t`C0 ${loadText(staticKN)} kN`,
  ];
  return texts.filter(Boolean).join(' · ');
}

/** Figures of the bearing, to show where the buyer types none. */
export function knownFigures({ rated, limitsRpm }: Subject): Partial<Record<NumberName, string>> {
  const figures = { c: rated.dynamicKN, c0: rated.staticKN, f0: rated.f0, e: rated.e, limit: highestLimit(limitsRpm) };
  const known = Object.entries({ ...figures, bore: rated.boreMm }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
}
