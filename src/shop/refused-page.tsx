import { say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Wrap } from '../ui/layout.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './error-page.module.css';

/** The page for a refused request: the reason, and links to go on. Works without scripts. */
export function RefusedPage({ message }: { message: string }) {
  const title = say`This request can’t be answered`;
  return (
    <main id="main">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Wrap>
        <PageHead title={title} />
        <Notice kind="bad" title={message}>
          <p>{say`Nothing was changed or sent; your cart and your orders are safe.`}</p>
        </Notice>
        <div className={styles.ways}>
          <ButtonLink to="/listing">{say`All products`}</ButtonLink>
          <ButtonLink to="/">{say`Home`}</ButtonLink>
        </div>
      </Wrap>
    </main>
  );
}
