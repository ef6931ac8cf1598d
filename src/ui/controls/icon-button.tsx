import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.data.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  name: IconName;
  /** What it does and to what: 'Delete 6205-2RS/C3'. */
  label: string;
  framed?: boolean | undefined;
  small?: boolean | undefined;
};

/** A square button with an icon and no visible word. */
export function IconButton({ name, label, framed, small, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.button, framed && styles.framed, small && styles.small)}
    >
      <Icon name={name} small={small} />
    </button>
  );
}
