import { type CSSProperties, useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Designation } from '../../ui/items/designation.tsx';
import styles from './compare-drawing.module.css';
import type { Comparison } from './compare-items.ts';

const views = ['both', 'first', 'second'] as const;
type View = (typeof views)[number];

const maxFaded = 100;
const usualFade = 70;

/** The first item is hatched, the second in outlines, so that they can be told apart without colours. */
export function ComparedDrawing({ comparison: { items, drawings } }: { comparison: Comparison }) {
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
