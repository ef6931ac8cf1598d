import '../ui/base.css';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteLoaderData,
} from 'react-router';
import { fontPreloads } from '../ui/font-preloads.ts';
import { pageContext } from '../ui/page-context.ts';
import { SiteProvider } from '../ui/site-context.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { site: page.site, nonce: page.nonce };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang={data?.site.language ?? 'en'} data-site={data?.site.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {fontPreloads.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={data?.nonce} />
        <Scripts nonce={data?.nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  const { site } = useLoaderData<typeof loader>();
  return (
    <SiteProvider site={site}>
      <Outlet />
    </SiteProvider>
  );
}
