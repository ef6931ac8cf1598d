import '../ui/base.css';
import { type CSSProperties, lazy, memo, type ReactNode, useContext, useEffect } from 'react';
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
import { session as sessionContract } from '../account/sign-in/sign-in.contract.ts';
import { cartCount } from '../cart/cart.contract.ts';
import { currentLocale } from '../lib/i18n.ts';
import { directionOf } from '../lib/text-direction.ts';
import { pageColours } from '../sites/own-theme.ts';
import { isRefusal } from '../ui/browser/call.ts';
import { type ImportError, importLater } from '../ui/browser/import-later.ts';
import { lazyOrNothing } from '../ui/browser/lazy-or-nothing.ts';
import { useToast } from '../ui/feedback/toast-context.ts';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { buyersFontPreloads, fontPreloads } from '../ui/font-preloads.ts';
import { DemoNoticeContext } from '../ui/page/demo-notice-context.ts';
import { type PageContext, pageContext } from '../ui/page/page-context.ts';
import { RecordScroll } from '../ui/page/scroll-record.ts';
import { SiteProvider } from '../ui/page/site-context.tsx';
import { useCartCount } from './cart/use-cart-count.ts';
import { ErrorPage } from './errors/error-page.tsx';
import { BlurBeforeChange } from './layout/blur-before-change.tsx';
import { DemoNotice } from './layout/demo-notice.tsx';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { iconHref } from './layout/icon-href.ts';
import { hasFooter, isCheckout } from './layout/menu.ts';
import { SearchBox } from './layout/search-box.tsx';
import { SessionWatcher } from './layout/session-watcher.tsx';
import { type RootData, useRootData } from './root-data.ts';

export { clientMiddleware } from '../ui/browser/page-data.ts';

import.meta.glob('../sites/*/theme.css', { eager: true });

export function headers({ errorHeaders }: HeadersArgs): HeadersInit {
  const retryAfter = errorHeaders?.get('retry-after');
  return retryAfter ? { 'retry-after': retryAfter } : {};
}

/** Lazy because every page includes this module. */
const StaffNotices = lazyOrNothing(() => import('./layout/staff-notices.tsx'));
/** It is sent without scripts, so a browser never renders it. */
const RefusedPage = import.meta.env.SSR && lazy(() => import('./errors/refused-page.tsx'));

export const loader = ({ context }: LoaderFunctionArgs): Promise<RootData> => loadRootData(context.get(pageContext));

export function Layout({ children }: { children: ReactNode }) {
  const rootData = useRootData();
  // No scripts on a refused page: they would load the page of this address.
  const refusal = import.meta.env.SSR && rootData?.refusal;
  return (
    <html
      lang={rootData?.site.language ?? 'en'}
      dir={directionOf(rootData?.site.language)}
      data-site={rootData?.site.code}
      data-inner={rootData?.site.innerPages.form}
      data-words={currentLocale().translationsUrl}
      style={rootData?.colours as CSSProperties | undefined}
      data-demonstration={useContext(DemoNoticeContext) === undefined ? undefined : ''}
    >
      <head>
        <BlurBeforeChange />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        {/* Only the first page needs these: the browser has them when its scripts run. */}
        {import.meta.env.SSR &&
          (rootData?.session ? buyersFontPreloads : fontPreloads).map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
          ))}
        {rootData && <link rel="icon" href={rootData.icon} />}
        {!refusal && <Meta />}
        <Links />
      </head>
      <body>
        <DemoNotice />
        {children}
        <RecordScroll />
        {!refusal && <ScrollRestoration nonce={rootData?.nonce} />}
        {!refusal && <Scripts nonce={rootData?.nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  const rootData = useLoaderData<typeof loader>();
  return (
    <Page rootData={rootData}>
      {rootData.refusal && RefusedPage ? <RefusedPage message={rootData.refusal.message} /> : outlet}
    </Page>
  );
}

const outlet = <Outlet />;

export function ErrorBoundary() {
  const error = useRouteError();
  const rootData = useRootData();
  if (!rootData) return <ErrorPage error={error} />;
  return (
    <Page rootData={rootData}>
      <ErrorPage error={error} site={rootData.site} />
    </Page>
  );
}

type PageProps = { rootData: RootData; children: ReactNode };

/** Not rendered again when another page begins to load. */
const Page = memo(({ rootData, children }: PageProps) => (
  <SiteProvider site={rootData.site}>
    <Toaster>
      <SessionWatcher session={rootData.session} />
      <Shell rootData={rootData}>{children}</Shell>
    </Toaster>
  </SiteProvider>
));

function Shell({ rootData, children }: PageProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const toast = useToast();
  const onLogout = () =>
    importLater(() => import('../account/sign-in/sign-out.ts')).then(
      (module) => module.signOut(navigate, toast),
      ({ message }: ImportError) => toast({ kind: 'bad', message }),
    );
  const count = useCartCount();
  // Presses from before are repeated now (defer-scripts.ts).
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  const { session, preview } = rootData;
  return (
    <>
      {(session?.viewed_by || preview) && <StaffNotices {...{ session, preview, onLogout }} />}
      <Header session={session} cartCount={count} search={<SearchBox />} onLogout={onLogout} />
      {children}
      {hasFooter(rootData.site, pathname) && <Footer session={session} short={isCheckout(pathname)} />}
    </>
  );
}

/** The root data of a visitor needs no query. */
async function loadRootData(page: PageContext): Promise<RootData> {
  const { nonce, refusal, inPreview } = page;
  const { salesDesk: _salesDesk, content: _content, revision: _revision, logoPictures: _pictures, ...site } = page.site;
  const preview: RootData['preview'] = inPreview ? (site.isOpen ? 'facts' : 'visit') : undefined;
  const { ownLook } = site;
  const visitor: RootData = {
    site,
    nonce,
    refusal,
    preview,
    icon: iconHref(site),
    colours: ownLook?.colours && pageColours(ownLook.colours),
    session: null,
    cartCount: 0,
    cartItemIds: [],
  };
  if (!page.signedIn) return visitor;
  const [session, cart] = await Promise.all([page.call(sessionContract, {}), page.call(cartCount, {})]);
  if (isRefusal(session)) return visitor;
  if (isRefusal(cart)) return { ...visitor, session };
  return { ...visitor, session, cartCount: cart.num_cart_data, cartItemIds: cart.item_ids };
}
