import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.data.ts';
import styles from './icon-button.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  name: IconName;
  label: string;
  framed?: boolean | undefined;
  small?: boolean | undefined;
};

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
