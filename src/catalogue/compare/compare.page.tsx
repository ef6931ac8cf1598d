import { type CSSProperties, useState } from 'react';
import { Form, Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Designation } from '../../ui/items/designation.tsx';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import { compareHref } from '../items/compare-link.rule.ts';
import { drawingPropsOf } from '../items/drawing-props.ts';
import type { ItemRow } from '../items/item.contract.ts';
import type { RenderAddToCart } from '../items/render-add-to-cart.ts';
import styles from './compare.module.css';
import type { ItemComparison } from './compare-items.ts';
import { CompareTable } from './compare-table.tsx';

export type ComparePageProps = {
  /** Undefined until two items are chosen. */
  comparison: ItemComparison | undefined;
  /** The one that another is compared with. */
  first: ItemRow | undefined;
  /** What comes close to the first one. */
  suggested: readonly ItemRow[];
  /** How many items were chosen beyond the two that are compared. */
  leftOut: number;
  /** The numbers that were typed, and why each of them leads to no item. */
  typed: readonly string[];
  problems: readonly string[];
  renderAdd?: RenderAddToCart | undefined;
};

export function ComparePage({ comparison, first, suggested, leftOut, typed, problems, renderAdd }: ComparePageProps) {
  return (
    <main id="main">
      <Container>
        <Breadcrumbs
          steps={[{ label: t`Home`, to: '/' }, { label: t`Products`, to: '/listing' }, { label: t`Compare` }]}
        />
        <PageHeader title={<Title comparison={comparison} first={first} />} />
        {comparison && (
          <>
            {leftOut > 0 && <p className={styles.leftOut}>{leftOutText(leftOut)}</p>}
            {comparison.verdict && <p className={styles.verdict}>{comparison.verdict}</p>}
            <div className={styles.compared}>
              <ComparedDrawing comparison={comparison} />
              <CompareTable comparison={comparison} renderAdd={renderAdd} />
            </div>
          </>
        )}
        <div className={comparison ? undefined : styles.picking}>
          {!comparison && (
            <div className={styles.drawing}>
              {first ? (
                <BearingDrawing {...drawingPropsOf(first)} size={160} decorative />
              ) : (
                <BearingDrawing type="deep groove ball" d={25} D={52} B={15} size={160} ringsOnly decorative />
              )}
            </div>
          )}
          <div>
            <PickItems {...{ first, typed, problems }} />
            {!comparison && first && suggested.length > 0 && (
              <ul className={styles.suggested} aria-label={t`Close to ${first.itemname}`}>
                {suggested.map((item) => (
                  <li key={item.itemid}>
                    <Link to={compareHref([first.itemid, item.itemid])}>
                      {tRich`with ${<Designation>{item.itemname}</Designation>}`} {item.brandname}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
            {!comparison && (
              <p className={styles.hint}>
                {t`The sections of both are drawn over each other, and what differs is marked: sizes, ratings, seals, clearance, price.`}
              </p>
            )}
          </div>
        </div>
      </Container>
    </main>
  );
}

const leftOutText = (count: number): string =>
  count === 1
    ? t`Two items are compared at a time; one more that you chose is left out.`
    : t`Two items are compared at a time; ${count} more that you chose are left out.`;

function Title({ comparison, first }: Pick<ComparePageProps, 'comparison' | 'first'>) {
  if (comparison) {
    const [one, other] = comparison.items;
    return tRich`Compare ${<Designation>{one.itemname}</Designation>} and ${<Designation>{other.itemname}</Designation>}`;
  }
  return first ? tRich`Compare ${<Designation>{first.itemname}</Designation>}` : t`Compare two items`;
}

const views = ['both', 'first', 'second'] as const;
type View = (typeof views)[number];

const maxFaded = 100;
const usualFade = 70;

/** The first item is hatched, the second in outlines, so that they can be told apart without colours. */
function ComparedDrawing({ comparison: { items, drawings } }: { comparison: ItemComparison }) {
  const [view, setView] = useState<View>('both');
  const [fade, setFade] = useState(usualFade);
  const [first, second] = items;
  if (drawings.wide === '') return null;
  const labels: Readonly<Record<View, string>> = { both: t`Laid over`, first: first.itemname, second: second.itemname };
  return (
    <section className={styles.drawn} aria-label={t`Drawing`}>
      <fieldset className={styles.views}>
        <legend className={styles.hidden}>{t`View`}</legend>
        {views.map((each) => (
          <label key={each} className={styles.view}>
            <input
              className={styles.hidden}
              type="radio"
              name="view"
              checked={each === view}
              onChange={() => setView(each)}
            />
            {labels[each]}
          </label>
        ))}
      </fieldset>
      <figure
        className={styles.figure}
        data-view={view}
        style={{ '--fade': view === 'first' ? 1 : 1 - (fade / maxFaded) * 0.75 } as CSSProperties}
      >
        <Drawing className={styles.wide} svg={drawings.wide} />
        <Drawing className={styles.narrow} svg={drawings.narrow} />
      </figure>
      <div className={styles.legend}>
        <span>
          <i className={classNames(styles.line, styles.first)} /> <Designation>{first.itemname}</Designation>
        </span>
        <span>
          <i className={classNames(styles.line, styles.second)} /> <Designation>{second.itemname}</Designation>
        </span>
        <label className={styles.fade}>
          {t`Fade the first`}
          <input
            type="range"
            autoComplete="off"
            min={0}
            max={maxFaded}
            step={5}
            value={fade}
            onChange={(event) => setFade(Number(event.currentTarget.value))}
          />
        </label>
      </div>
    </section>
  );
}

/** Safe: our own SVG, drawn on the server from numbers and an escaped title. */
function Drawing({ svg, className }: { svg: string; className: string | undefined }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}

/** The numbers of both items, or the one to compare with the first. */
function PickItems({ first, typed, problems }: Pick<ComparePageProps, 'first' | 'typed' | 'problems'>) {
  const labels = first ? [t`Compare ${first.itemname} with`] : [t`First item`, t`Second item`];
  return (
    <Form action="/compare" className={classNames(styles.pick, !first && styles.two)} key={first?.itemid}>
      {first && <input type="hidden" name="item" value={first.itemid} />}
      {labels.map((label, index) => (
        <Field key={label} label={label} error={problems[index]}>
          <TextInput
            mono
            name="q"
            required={index === 0}
            defaultValue={problems[index] || !first ? typed[index] : undefined}
            maxLength={100}
            placeholder={index === 0 ? t`Number, like 6205-2RZ` : t`Number, like 6205-2Z/C3`}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </Field>
      ))}
      <Button type="submit">{t`Compare`}</Button>
    </Form>
  );
}
