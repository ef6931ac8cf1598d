import { type CSSProperties, type KeyboardEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { sealByCode } from '../../bearings/attributes.ts';
import { isRtl, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { BearingDrawing } from '../../ui/graphics/bearing-drawing.tsx';
import { Amount } from '../../ui/items/amount.tsx';
import { useBelowTheFold } from '../../ui/page/below-the-fold.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { drawingPropsOf } from '../items/drawing-props.ts';
import clearanceScaleStyles from './clearance-scale.module.css';
import type { Variant } from './item-variants.contract.ts';
import type { ShownVariant } from './use-shown-variant.ts';
import { type Family, type VariantOption, type VariantPart, variantGroups } from './variant-choice.rule.ts';
import styles from './variant-switch.module.css';
import {
  clearanceRange,
  micrometres,
  optionLabel,
  optionMeaning,
  partLabels,
  variantStatusText,
} from './variant-text.rule.ts';

type VariantSwitchProps = { family: Family; shown: ShownVariant };

/** Links, which become radio buttons once scripts run. A phone's first screen ends with the first of their groups. */
export function VariantSwitch({ family, shown }: VariantSwitchProps) {
  const all = variantGroups(family, shown.choice);
  const groups = useBelowTheFold() ? all : all.slice(0, 1);
  if (groups.length === 0) return null;
  return (
    <section className={styles.switch} aria-label={t`Variants of ${family.shared.basic}`}>
      {groups.map(({ part, options }) => (
        <div key={part} className={styles.group}>
          <span className={styles.legend} aria-hidden="true">
            {translate(partLabels[part])}
          </span>
          <div>
            <Options {...{ family, shown, part, options }} />
            {part === 'clearance' && (
              <ClearanceScale
                family={family}
                options={options}
                chosen={shown.choice.clearance}
                boreMm={shown.row.Dimension_ID}
              />
            )}
          </div>
        </div>
      ))}
      <Changed shown={shown} />
    </section>
  );
}

const never = () => () => {};
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type OptionsProps = VariantSwitchProps & { part: VariantPart; options: readonly VariantOption[] };

function Options({ family, shown, part, options }: OptionsProps) {
  const isLive = useIsHydrated();
  const label = { 'aria-label': translate(partLabels[part]) };
  const group = isLive ? { role: 'radiogroup', onKeyDown: chooseByArrows } : { role: 'group' };
  return (
    <div {...label} {...group} className={styles.options} style={{ '--count': options.length } as CSSProperties}>
      {options.map((option) => {
        const isChosen = option.value === shown.choice[part];
        const live = { role: 'radio', 'aria-checked': isChosen, tabIndex: isChosen ? 0 : -1 };
        return (
          <Link
            key={option.value}
            to={shown.hrefOf(option)}
            replace
            preventScrollReset
            rel={option.variant ? undefined : 'nofollow'}
            className={classNames(styles.option, isChosen && styles.on, !option.variant && styles.ask)}
            {...(isLive ? live : { 'aria-current': isChosen ? ('true' as const) : undefined })}
          >
            {part === 'seal' && <SealSymbol row={shown.row} choice={option.choice} />}
            <span className={styles.label}>{optionLabel(part, option.choice)}</span>
            <VisuallyHidden>{`, ${optionMeaning(part, option.choice)}, `}</VisuallyHidden>
            {part === 'clearance' && <ClearanceRange {...{ family, shown, option }} />}
            <Note variant={option.variant} />
          </Link>
        );
      })}
    </div>
  );
}

function chooseByArrows(event: KeyboardEvent<HTMLElement>) {
  const onward = isRtl() ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: 1,
    ArrowUp: -1,
    ArrowRight: onward,
    ArrowLeft: -onward,
    ' ': 0,
  };
  const step = steps[event.key];
  const links = [...event.currentTarget.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  const chosen = links[(at + step + links.length) % links.length];
  chosen?.focus();
  chosen?.click();
}

const SealSymbol = ({ row, choice }: Pick<ShownVariant, 'row' | 'choice'>) => (
  <BearingDrawing {...drawingPropsOf({ ...row, seal: sealByCode[choice.seal] })} decorative />
);

function ClearanceRange({ family, shown, option }: VariantSwitchProps & { option: VariantOption }) {
  const range = clearanceRange(family, shown.row.Dimension_ID, option.choice);
  return range ? <span className={styles.range}>{micrometres(range)}</span> : null;
}

const shapes: Readonly<Record<string, string | undefined>> = {
  Stock: styles.stock,
  'Arriving Shortly': styles.soon,
  PRODUCTION: styles.soon,
  'On Demand': styles.demand,
};

function Note({ variant }: { variant: Variant | undefined }) {
  if (!variant) return <span className={styles.note}>{t`ask`}</span>;
  const price = variant.your_price || variant.list_price;
  return (
    <span className={styles.note}>
      {variant.Availability && <i className={classNames(styles.shape, shapes[variant.Availability])} />}
      {price > 0 ? <Amount value={price} /> : t`listed`}
      {variant.Availability && <VisuallyHidden>{`, ${translate(variant.Availability)}`}</VisuallyHidden>}
    </span>
  );
}

/** Says what a switch has changed, to everybody; before the first one, what can be done. */
function Changed({ shown }: Pick<VariantSwitchProps, 'shown'>) {
  const { currency } = useSite();
  const key = JSON.stringify(shown.choice);
  const [first] = useState(key);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && key !== first) setHasChanged(true);
  return (
    <p className={styles.changed} role="status">
      {hasChanged ? variantStatusText(shown, currency) : t`Choose another: drawing, number, price and stock follow.`}
    </p>
  );
}

type ClearanceScaleProps = {
  family: Family;
  options: readonly VariantOption[];
  chosen: string;
  boreMm: number;
};

/** How much play each clearance leaves, to scale; the numbers stand at the options. */
function ClearanceScale({ family, options, chosen, boreMm }: ClearanceScaleProps) {
  const rows = options.flatMap(({ value, choice }) => {
    const range = clearanceRange(family, boreMm, choice);
    return range ? [{ value, from: range.min, to: range.max }] : [];
  });
  if (rows.length < 2) return null;
  const most = Math.max(...rows.map(({ to }) => to));
  const share = (um: number) => `${(um / most) * 100}%`;
  return (
    <div className={clearanceScaleStyles.scale} aria-hidden="true">
      {rows.map(({ value, from, to }) => (
        <div key={value} className={classNames(clearanceScaleStyles.row, value === chosen && clearanceScaleStyles.on)}>
          <span className={clearanceScaleStyles.name}>{value}</span>
          <span className={clearanceScaleStyles.line}>
            <i style={{ '--from': share(from), '--length': share(to - from) } as CSSProperties} />
          </span>
        </div>
      ))}
      <div className={clearanceScaleStyles.axis}>
        <span>0</span>
        <span>{t`${most} µm of radial play`}</span>
      </div>
    </div>
  );
}
