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
import { directionOf } from '../lib/direction.ts';
import { speaker } from '../lib/say.ts';
import { DemonstrationContext } from '../ui/demonstration-context.ts';
import { fontPreloads } from '../ui/font-preloads.ts';
import { pageContext } from '../ui/page-context.ts';
import { SiteProvider } from '../ui/site-context.tsx';
import { useToast } from '../ui/toast-context.ts';
import { Toaster } from '../ui/toaster.tsx';
import { DemonstrationBar } from './demonstration-bar.tsx';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { type Frame, useFrame } from './frame.ts';
import { Header } from './header.tsx';
import { loadFrame } from './load-frame.ts';
import { hasFooter } from './menu.ts';
import { SearchBox } from './search-box.tsx';
import { useCartCount } from './use-cart-count.ts';
import { WatchSession } from './watch-session.tsx';

/** When a page can't be made just now, its reply tells as well when to try again. */
export function headers({ errorHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : {};
}

/** Fetched when it is needed: every page carries this file. */
const RefusedPage = lazy(async () => ({ default: (await import('./refused-page.tsx')).RefusedPage }));

export const loader = ({ context }: LoaderFunctionArgs): Promise<Frame> => loadFrame(context.get(pageContext));

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame();
  // A refused page has no scripts: they would load the page of the address in the browser.
  const refusal = frame?.refusal;
  return (
    <html
      lang={frame?.site.language ?? 'en'}
      dir={directionOf(frame?.site.language)}
      data-site={frame?.site.code ?? 'gwd'}
      data-words={speaker().wordsAt}
      data-demonstration={useContext(DemonstrationContext) === undefined ? undefined : ''}
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
        <DemonstrationBar />
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
  const frame = useFrame();
  if (!frame) return <ErrorPage error={error} />;
  return (
    <Page frame={frame}>
      <ErrorPage error={error} site={frame.site} />
    </Page>
  );
}

function Page({ frame, children }: { frame: Frame; children: ReactNode }) {
  return (
    <SiteProvider site={frame.site}>
      <Toaster>
        <WatchSession session={frame.session} />
        <Shell frame={frame}>{children}</Shell>
      </Toaster>
    </SiteProvider>
  );
}

function Shell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const logout = async () => (await import('../account/sign-out.ts')).signOut(navigate, toast);
  const count = useCartCount();
  return (
    <>
      <Header session={frame.session} cartCount={count} search={<SearchBox />} onLogout={() => void logout()} />
      {children}
      {hasFooter(frame.site, pathname) && <Footer signedIn={frame.session !== null} />}
    </>
  );
}
