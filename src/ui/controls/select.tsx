import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import { useFieldAttributes } from './field-context.ts';
import inputStyles from './input.module.css';
import styles from './select.module.css';

export type SelectProps = Omit<ComponentProps<'select'>, 'className'> & { small?: boolean | undefined };

export function Select({ small, ...rest }: SelectProps) {
  return (
    <div className={styles.wrap}>
      <select
        {...useFieldAttributes()}
        {...rest}
        className={classNames(inputStyles.input, inputStyles.select, small && inputStyles.small)}
      />
      <span className={styles.arrow}>
        <Icon name="chevron-down" small />
      </span>
    </div>
  );
}
