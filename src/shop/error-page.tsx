import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router';
import { say } from '../lib/say.ts';
import type { Site } from '../sites/site.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Wrap } from '../ui/layout.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import styles from './error-page.module.css';

/** Fetched when it is needed: every page carries this file. */
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));

type ErrorPageProps = {
  error: unknown;
  /** Left out where not even the site is known. */
  site?: Pick<Site, 'name' | 'contact'> | undefined;
};

/** What a page shows that could not be made: what happened, what is safe, whom to tell, Retry. Never a stack. */
export function ErrorPage({ error, site }: ErrorPageProps) {
  const contact = site?.contact;
  const { pathname, search } = useLocation();
  const { status, message, busy, requestId } = told(error);
  if (status === 404 && site)
    return (
      <Suspense>
        <title>{`${say`Page not found`} · ${site.name}`}</title>
        <meta name="robots" content="noindex" />
        <NotFoundPage>{message}</NotFoundPage>
      </Suspense>
    );
  const ours = status === undefined || status >= 500;
  const title = ours || busy ? say`This page did not load` : say`This address can’t be answered`;
  return (
    <main id="main">
      <title>{title}</title>
      <Wrap>
        <PageHead title={title} />
        <Notice
          kind="bad"
          title={
            busy
              ? say`We are busy just now`
              : ours
                ? say`The store did not answer as it should`
                : say`The address asks for something that is not there`
          }
          action={<ButtonLink small icon="retry" to={pathname + search} reloadDocument>{say`Retry`}</ButtonLink>}
        >
          <p>{message ?? say`Nothing was changed or sent; your cart and your orders are safe.`}</p>
          <p className={styles.small}>
            {requestId && <>{sayWith`Request ${<span className={styles.mono}>{requestId}</span>}.`} </>}
            {contact &&
              sayWith`If it goes on: ${<MailLink to={contact.email} />} or ${<a href={phoneHref(contact.phone)}>{contact.phone}</a>}.`}
          </p>
        </Notice>
        <div className={styles.ways}>
          <ButtonLink to="/listing">{say`All products`}</ButtonLink>
          <ButtonLink to="/">{say`Home`}</ButtonLink>
        </div>
      </Wrap>
    </main>
  );
}

type Told = { status?: number; message?: string; busy?: boolean; requestId?: string };

/** What a loader that threw wants said; anything else thrown is a fault and says nothing. */
function told(error: unknown): Told {
  if (!isRouteErrorResponse(error)) return {};
  const { message, busy, request_id } = (error.data ?? {}) as Record<string, unknown>;
  return {
    status: error.status,
    ...(typeof message === 'string' && { message }),
    busy: busy === true,
    ...(typeof request_id === 'string' && { requestId: request_id }),
  };
}
