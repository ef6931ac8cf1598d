import '../ui/base.css';
import '../sites/zwz.theme.css';
import '../sites/nod.theme.css';
import '../sites/gwd.theme.css';
import type { ReactNode } from 'react';
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
import { fontPreloads } from '../ui/font-preloads.ts';
import { pageContext } from '../ui/page-context.ts';
import { SiteProvider } from '../ui/site-context.tsx';
import { useToast } from '../ui/toast-context.ts';
import { Toaster } from '../ui/toaster.tsx';
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

export const loader = ({ context }: LoaderFunctionArgs): Promise<Frame> => loadFrame(context.get(pageContext));

export function Layout({ children }: { children: ReactNode }) {
  const frame = useFrame();
  return (
    <html
      lang={frame?.site.language ?? 'en'}
      dir={directionOf(frame?.site.language)}
      data-site={frame?.site.code ?? 'gwd'}
      data-words={speaker().wordsAt}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`/favicon-${frame?.site.code ?? 'gwd'}.svg`} type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={frame?.nonce} />
        <Scripts nonce={frame?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Page frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </Page>
  );
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
