import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../graphics/icon.tsx';
import type { IconName } from '../graphics/icon-paths.data.ts';
import styles from './button.module.css';

type ButtonStyle = {
  /** One primary in a block; `mark` is the site's second colour. Plain when left out. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'mark' | undefined;
  small?: boolean | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'className' | 'children'> & {
    /** At work: the centre line runs, it keeps width and focus and cannot be pressed. */
    busy?: boolean | undefined;
    /** What it says while busy ('Adding'); its own words when left out. */
    busyLabel?: string | undefined;
  };

/** A button that acts; `type` is 'button' unless told. */
export function Button({ kind, small, wide, icon, busy, busyLabel, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, small, wide }, busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} small />}
      {busyLabel ? <BusyLabel busy={busy} idle={children} atWork={busyLabel} /> : children}
    </button>
  );
}

export type ButtonLinkProps = ButtonStyle & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

/** A link that looks like a button: goes somewhere, changes nothing. */
export function ButtonLink({ kind, small, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, small, wide })}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  );
}

function BusyLabel({ busy, idle, atWork: busyText }: { busy: boolean | undefined; idle: ReactNode; atWork: string }) {
  return (
    <span className={styles.words}>
      <span className={classNames(busy && styles.hidden)}>{idle}</span>
      <span className={classNames(!busy && styles.hidden)}>{busyText}</span>
    </span>
  );
}

function buttonClass({ kind = 'plain', small, wide }: Omit<ButtonStyle, 'children'>, busy = false) {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, busy && styles.busy);
}
