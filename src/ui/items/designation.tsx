import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './designation.module.css';

export type DesignationProps = {
  /** As the maker writes it: '6205-2RS1/C3'. Never broken, cut or recased. */
  children: string;
  /** The page of the item. */
  to?: string | undefined;
  large?: boolean | undefined;
  /** With a button that copies it. */
  copy?: boolean | undefined;
};

/** Longer than any bearing's: the name of a grease or a battery, which may go over lines at its blanks. */
const maxUnbrokenLength = 21;

/** A designation in mono, in one piece. */
export function Designation({ children, to, large, copy }: DesignationProps) {
  const isBreakable = children.length > maxUnbrokenLength;
  const look = classNames(styles.designation, isBreakable && styles.long, large && styles.large);
  const word = to ? (
    <Link className={look} to={to}>
      {children}
    </Link>
  ) : (
    <span className={look}>{children}</span>
  );
  if (!copy) return word;
  return (
    <span className={styles.pair}>
      {word}
      <CopyButton text={children} />
    </span>
  );
}
