import '../ui/base.css';
import '../sites/zwz.theme.css';
import '../sites/nod.theme.css';
import '../sites/gwd.theme.css';
import { lazy, type ReactNode, useContext } from 'react';
import {
  type HeadersArgs,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { currentLocale } from '../lib/i18n.ts';
import { directionOf } from '../lib/text-direction.ts';
import { useToast } from '../ui/feedback/toast-context.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { fontPreloads } from '../ui/font-preloads.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { pageContext } from '../ui/page/page-context.ts';
import { SiteProvider } from '../ui/page/site-context.tsx';
import { useCartCount } from './cart/use-cart-count.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { DemoNotice } from './layout/demo-notice.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { hasFooter } from './layout/menu.ts';
import { SearchBox } from './layout/search-box.tsx';
import { SessionWatcher } from './layout/session-watcher.tsx';
import { loadRootData } from './load-root-data.ts';
import { type RootData, useRootData } from './root-data.ts';

export function headers({ errorHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : {};
}

/** Lazy because every page includes this module. */
const RefusedPage = lazy(async () => ({ default: (await import('./errors/refused-page.tsx')).RefusedPage }));

export const loader = ({ context }: LoaderFunctionArgs): Promise<RootData> => loadRootData(context.get(pageContext));

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRootData();
  // No scripts on a refused page: they would load the page of this address.
  const refusal = frame?.refusal;
  return (
    <html
      lang={frame?.site.language ?? 'en'}
      dir={directionOf(frame?.site.language)}
      data-site={frame?.site.code ?? 'gwd'}
      data-words={currentLocale().translationsUrl}
      data-demonstration={useContext(DemoNoticeContext) === undefined ? undefined : ''}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`/favicon-${frame?.site.code ?? 'gwd'}.svg`} type="image/svg+xml" />
        {!refusal && <Meta />}
        <Links />
      </head>
      <body>
        <DemoNotice />
        {children}
        {!refusal && <ScrollRestoration nonce={frame?.nonce} />}
        {!refusal && <Scripts nonce={frame?.nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  const frame = useLoaderData<typeof loader>();
  return <Page frame={frame}>{frame.refusal ? <RefusedPage message={frame.refusal.message} /> : <Outlet />}</Page>;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const frame = useRootData();
  if (!frame) return <ErrorPage error={error} />;
  return (
    <Page frame={frame}>
      <ErrorPage error={error} site={frame.site} />
    </Page>
  );
}

function Page({ frame, children }: { frame: RootData; children: ReactNode }) {
  return (
    <SiteProvider site={frame.site}>
      <Toaster>
        <SessionWatcher session={frame.session} />
        <Shell frame={frame}>{children}</Shell>
      </Toaster>
    </SiteProvider>
  );
}

function Shell({ frame, children }: { frame: RootData; children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const logout = async () => (await import('../account/sign-in/sign-out.ts')).signOut(navigate, toast);
  const count = useCartCount();
  return (
    <>
      <Header session={frame.session} cartCount={count} search={<SearchBox />} onLogout={() => void logout()} />
      {children}
      {hasFooter(frame.site, pathname) && <Footer signedIn={frame.session !== null} />}
    </>
  );
}
