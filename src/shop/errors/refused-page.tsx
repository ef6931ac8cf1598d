import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import styles from './error-page.module.css';

/** Works without scripts. */
export default function RefusedPage({ message }: { message: string }) {
  const title = t`This request can’t be processed`;
  return (
    <main id="main">
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <Container>
        <PageHeader title={title} />
        <Notice kind="bad" title={message}>
          <p>{t`Nothing was changed or sent. Your cart and orders are safe.`}</p>
        </Notice>
        <div className={styles.actions}>
          <ButtonLink to="/listing">{t`All products`}</ButtonLink>
          <ButtonLink to="/">{t`Home`}</ButtonLink>
        </div>
      </Container>
    </main>
  );
}
