import { lazy } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { isConnectionFailure } from '../../ui/browser/is-connection-failure.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './error-page.module.css';

/** Lazy because every page includes this module. */
const UnknownAddress = lazy(() =>
  import('./unknown-address.tsx').catch((error) => ({ default: () => <ErrorPage error={error} /> })),
);

type ErrorPageProps = {
  error: unknown;
  /** Undefined if even the site is unknown. */
  site?: Pick<Site, 'contact'> | undefined;
};

export function ErrorPage({ error, site }: ErrorPageProps) {
  const contact = site?.contact;
  const { pathname, search } = useLocation();
  const { status, message, request_id: requestId, ...details } = errorDetails(error);
  // Details are missing where the store has not even begun with the page.
  const busy = details.busy || status === 429;
  // No boundary, as it would be empty while the module loads: the page that was sent stays until then.
  if (status === 404 && site) return <UnknownAddress>{message}</UnknownAddress>;
  const isWrongAddress = status === 400 || status === 405;
  const title = isWrongAddress && !busy ? t`This page can’t be shown` : t`This page did not load`;
  return (
    <main id="main">
      <title>{title}</title>
      <Container>
        <PageHeader title={title} />
        <Notice
          kind="bad"
          title={
            busy
              ? t`We are very busy right now`
              : isConnectionFailure(error)
                ? t`The store could not be reached`
                : isWrongAddress
                  ? t`This address is not valid`
                  : t`Something went wrong on our side`
          }
          action={<ButtonLink small icon="retry" to={pathname + search} reloadDocument>{t`Retry`}</ButtonLink>}
        >
          <p>{message ?? t`Your cart and orders are safe.`}</p>
          <p className={styles.small}>
            {requestId && <>{tRich`Request ${<span className={styles.mono}>{requestId}</span>}.`} </>}
            {contact &&
              tRich`If the problem persists, contact ${<MailLink to={contact.email} />} or ${<a href={phoneHref(contact.phone)}>{contact.phone}</a>}.`}
          </p>
        </Notice>
        <div className={styles.actions}>
          <ButtonLink to="/listing">{t`All products`}</ButtonLink>
          <ButtonLink to="/">{t`Home`}</ButtonLink>
        </div>
      </Container>
    </main>
  );
}

type ErrorDetails = { status?: number; message?: string; busy?: boolean; request_id?: string };

/** Only what a loader threw on purpose has details to show. */
const errorDetails = (error: unknown): ErrorDetails =>
  isRouteErrorResponse(error) ? { ...error.data, status: error.status } : {};
