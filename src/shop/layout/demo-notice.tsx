import { useContext } from 'react';
import { DemoNoticeContext } from '../../ui/page/demo-notice-context.ts';
import styles from './notices.module.css';

const preservedHtml = { dangerouslySetInnerHTML: { __html: '' } };

/** Only the server has the text; the browser keeps the HTML it received. */
export function DemoNotice() {
  const notice = useContext(DemoNoticeContext);
  if (notice === undefined) return null;
  if (import.meta.env.SSR) return <aside className={styles.bar}>{notice}</aside>;
  return <aside className={styles.bar} suppressHydrationWarning {...preservedHtml} />;
}
