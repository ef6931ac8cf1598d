import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './designation.module.css';

export type DesignationProps = {
  /** The designation as the maker writes it: '6205-2RS1/C3'. Never broken, truncated or recased. */
  children: string;
  to?: string | undefined;
  large?: boolean | undefined;
  copy?: boolean | undefined;
};

/** Longer than any bearing's: names of greases and batteries may wrap. */
const maxUnbrokenLength = 21;

export function Designation({ children, to, large, copy }: DesignationProps) {
  const isBreakable = children.length > maxUnbrokenLength;
  const className = classNames(styles.designation, isBreakable && styles.long, large && styles.large);
  const designation = to ? (
    <Link className={className} to={to} translate="no">
      {children}
    </Link>
  ) : (
    <span className={className} translate="no">
      {children}
    </span>
  );
  if (!copy) return designation;
  return (
    <span className={styles.pair}>
      {designation}
      <CopyButton text={children} />
    </span>
  );
}
