import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import type { SizeDrawings } from './draw-sizes.ts';
import styles from './size-fields.module.css';
import { type SizeName, type SizeQuery, sizeNames, type TypedSize, toleranceName, units } from './size-query.rule.ts';

const labels: Readonly<Record<SizeName, string>> = {
  bore: msg('Bore d'),
  outside: msg('Outside D'),
  width: msg('Width B'),
};

/** In the order of the drawing: left, right, below. */
const fieldOrder = ['outside', 'bore', 'width'] as const;

/** Fields that stand on the lines of a drawing. */
export function SizeFields({ query, drawings }: { query: SizeQuery; drawings: SizeDrawings }) {
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
          {units.map((unit) => (
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
