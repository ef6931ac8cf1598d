import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import styles from './work-list.module.css';

type WorkListProps = {
  id?: string | undefined;
  title: string;
  /** The count of all, including those behind the link. */
  count?: number | undefined;
  more?: { to: string; label: string } | undefined;
  /** Stands below the list. */
  foot?: ReactNode;
  children: ReactNode;
};

export function WorkList({ id, title, count, more, foot, children }: WorkListProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.list} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
      {foot && <p className={styles.foot}>{foot}</p>}
    </section>
  );
}

type WorkItemProps = {
  /** A drawing, a day or an icon. */
  lead: ReactNode;
  /** The link of the title can be pressed anywhere on the line. */
  title: ReactNode;
  text?: ReactNode;
  time?: ReactNode;
  amount?: ReactNode;
  action?: ReactNode;
};

export function WorkItem({ lead, title, text, time, amount, action }: WorkItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.lead}>{lead}</span>
      <div className={styles.text}>
        <div className={styles.title}>{title}</div>
        {text && <span className={styles.line}>{text}</span>}
        {time}
      </div>
      <div className={styles.end}>
        {amount && <span className={styles.amount}>{amount}</span>}
        {action}
      </div>
    </li>
  );
}
