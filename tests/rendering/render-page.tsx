import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { type Standing, standingLabels } from '../../src/account/permissions/standing.rule.ts';
import type { Session } from '../../src/account/sign-in/sign-in.contract.ts';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';
import { SiteProvider } from '../../src/ui/page/site-context.tsx';

export type RenderOptions = {
  site?: SiteCode;
  path?: string;
  /** Undefined for a visitor. */
  standing?: Standing;
  /** 'new': the profile is incomplete. */
  userType?: Session['login_user_type'];
  needsCorrection?: true;
  cartItemIds?: readonly number[];
};

export function renderPageHtml(
  page: ReactNode,
  {
    site = 'nod',
    path = '/page',
    standing,
    userType = 'existing',
    needsCorrection,
    cartItemIds = [],
  }: RenderOptions = {},
): string {
  const session: Session | null = standing
    ? {
        success: true,
        username: 'Western Gear & Pump',
        status: standingLabels[standing],
        standing: standing,
        email_status: 'verified',
        login_user_type: userType,
        has_credit: true,
        ...(needsCorrection && { needs_correction: true }),
      }
    : null;
  const shell = (
    <SiteProvider site={sites[site]}>
      <Outlet />
    </SiteProvider>
  );
  const root = { id: 'root', path: '/', element: shell, loader: () => null, children: [{ path: '*', element: page }] };
  const router = createMemoryRouter([root], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: { session, cartItemIds } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** With the heads of columns that stand beside each value on a phone. */
export function visibleText(html: string): string {
  const labelled = html.replace(/<t[dh] [^>]*data-label="([^"]*)"[^>]*>/g, '$1 ');
  const text = labelled.replace(/<svg.*?<\/svg>|<wbr\/>/gs, '').replace(/<[^>]+>/g, ' ');
  const plain = text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
  return plain.replace(/\s+/g, ' ').trim();
}

export function buttonOpeningTag(html: string, text: string): string {
  const before = html.slice(0, html.indexOf(`>${text}`));
  return `${before.slice(before.lastIndexOf('<button'))}>`;
}
