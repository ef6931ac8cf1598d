import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.data.ts';

type Look = {
  /** One primary in a block; `mark` is the site's second colour. Plain when left out. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger' | 'mark' | undefined;
  small?: boolean | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ComponentProps<'button'>, 'className' | 'children'> & {
    /** At work: the centre line runs, it keeps width and focus and cannot be pressed. */
    busy?: boolean | undefined;
    /** What it says while busy ('Adding'); its own words when left out. */
    busyWords?: string | undefined;
  };

/** A button that acts; `type` is 'button' unless told. */
export function Button({ kind, small, wide, icon, busy, busyWords, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ kind, small, wide }, busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {icon && <Icon name={icon} small />}
      {busyWords ? <Words busy={busy} idle={children} atWork={busyWords} /> : children}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, 'className' | 'children'>;

/** A link that looks like a button: goes somewhere, changes nothing. */
export function ButtonLink({ kind, small, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={lookOf({ kind, small, wide })}>
      {icon && <Icon name={icon} small />}
      {children}
    </Link>
  );
}

function Words({ busy, idle, atWork }: { busy: boolean | undefined; idle: ReactNode; atWork: string }) {
  return (
    <span className={styles.words}>
      <span className={classNames(busy && styles.hidden)}>{idle}</span>
      <span className={classNames(!busy && styles.hidden)}>{atWork}</span>
    </span>
  );
}

function lookOf({ kind = 'plain', small, wide }: Omit<Look, 'children'>, busy = false) {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, busy && styles.busy);
}
