import type { ReactNode } from 'react';
import { say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './not-found-page.module.css';

type NotFoundPageProps = { title?: string | undefined; children?: ReactNode };

/** The designed 404: what is not here, and the ways on. */
export function NotFoundPage({ title = say`This page is not here`, children }: NotFoundPageProps) {
  const { contact } = useSite();
  return (
    <main id="main">
      <Wrap>
        <div className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          <EmptyState
            title={say`404: nothing lies at this address`}
            actions={
              <>
                <ButtonLink kind="primary" to="/listing">{say`All products`}</ButtonLink>
                <ButtonLink to="/">{say`Home`}</ButtonLink>
              </>
            }
          >
            <p>{children ?? say`It may have moved, or the link was cut short. Your cart is kept.`}</p>
            <p>{sayWith`The search above finds any item by its number or its size. If a link of ours led here, please tell ${<MailLink to={contact.email} />}.`}</p>
          </EmptyState>
        </div>
      </Wrap>
    </main>
  );
}
