import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.data.ts';
import styles from './button.module.css';

type ButtonStyle = {
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'className' | 'children'> & {
    /** Animated, and cannot be pressed; keeps its width and focus. */
    busy?: boolean | undefined;
    busyLabel?: string | undefined;
  };

export function Button({ kind, small, wide, icon, busy, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      className={buttonClass({ kind, small, wide }, busy)}
      onClick={handleClick}
    >
      {icon && <Icon name={icon} small />}
      {busyLabel ? <BusyLabel busy={busy} idle={children} busyLabel={busyLabel} /> : children}
    </button>
  );
}

export type ButtonLinkProps = ButtonStyle & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

export function ButtonLink({ kind, small, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, small, wide })}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  );
}

function BusyLabel({ busy, idle, busyLabel }: { busy: boolean | undefined; idle: ReactNode; busyLabel: string }) {
  return (
    <span className={styles.label}>
      <span className={classNames(busy && styles.hidden)}>{idle}</span>
      <span className={classNames(!busy && styles.hidden)}>{busyLabel}</span>
    </span>
  );
}

function buttonClass({ kind = 'plain', small, wide }: Omit<ButtonStyle, 'children'>, busy = false) {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, busy && styles.busy);
}
