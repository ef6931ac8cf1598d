import type { ReactNode } from 'react';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlaceDrawing } from '../../ui/graphics/place-drawing.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';

type NotFoundPageProps = { title?: string | undefined; children?: ReactNode };

export function NotFoundPage({ title = t`Page not found`, children }: NotFoundPageProps) {
  const { contact } = useSite();
  return (
    <main id="main">
      <Container>
        <PageHeader title={title} />
        <EmptyState
          title={t`404: there is no page at this address`}
          drawing={<PlaceDrawing />}
          actions={
            <>
              <ButtonLink kind="primary" to="/listing">{t`All products`}</ButtonLink>
              <ButtonLink to="/quick-order">{t`Quick order`}</ButtonLink>
              <ButtonLink to="/">{t`Home`}</ButtonLink>
            </>
          }
        >
          <p>{children ?? t`It may have moved, or the link may be incomplete. Your cart is safe.`}</p>
          <p>{tRich`You can search above for any item by number or size. If one of our links brought you here, please tell ${<MailLink to={contact.email} />}.`}</p>
        </EmptyState>
      </Container>
    </main>
  );
}
