import type { BearingType } from '../../bearings/attributes.ts';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { typeText } from '../items/item-format.rule.ts';
import type { SizeQuery } from './size-query.rule.ts';
import styles from './size-types.module.css';

const commonTypes: readonly BearingType[] = [
  'deep groove ball',
  'angular contact ball',
  'self-aligning ball',
  'cylindrical roller',
  'tapered roller',
  'spherical roller',
  'thrust ball',
];

/** How many items of each type have the sizes. */
export type TypeCounts = readonly { value: string; count: number }[];

export function SizeTypes({ query: { type }, counts }: { query: SizeQuery; counts: TypeCounts | undefined }) {
  const types = type === '' || commonTypes.includes(type) ? commonTypes : [...commonTypes, type];
  const countOf = (value: string) => counts?.find((each) => each.value === value)?.count ?? 0;
  const all = counts?.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <fieldset className={styles.types}>
      <legend className={styles.legend}>{t`Type of bearing`}</legend>
      <Type value="" label={t`Any type`} isChosen={type === ''} count={counts && all} />
      {types.map((value) => (
        <Type
          key={value}
          value={value}
          label={typeText(value)}
          isChosen={value === type}
          count={counts && countOf(value)}
        />
      ))}
    </fieldset>
  );
}

type TypeProps = { value: string; label: string; isChosen: boolean; count: number | undefined };

function Type({ value, label, isChosen, count }: TypeProps) {
  return (
    <label className={classNames(styles.type, isChosen && styles.on, count === 0 && styles.none)}>
      <input className={styles.radio} type="radio" name="type" value={value} defaultChecked={isChosen} />
      <span className={styles.symbol}>{value && <BearingDrawing type={value} d={25} D={52} B={15} decorative />}</span>
      <span>{label}</span>
      <span className={styles.count}>{count}</span>
    </label>
  );
}
