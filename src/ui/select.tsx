import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldWiring } from './field-context.ts';
import { Icon } from './icon.tsx';
import styles from './input.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'className'> & { small?: boolean | undefined };

/** The browser's own list of options, in the look of a field; children are <option>s. */
export function Select({ small, ...rest }: SelectProps) {
  return (
    <div className={styles.wrap}>
      <select
        {...useFieldWiring()}
        {...rest}
        className={classNames(styles.input, styles.select, small && styles.small)}
      />
      <span className={styles.arrow}>
        <Icon name="chevron-down" small />
      </span>
    </div>
  );
}
