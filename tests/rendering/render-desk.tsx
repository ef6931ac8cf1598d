import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type StaffRole, staffRoles } from '../../src/account/permissions/permissions.rule.ts';
import { DeskSessionProvider } from '../../src/desk/shell/desk-session.ts';
import { SiteRoute } from '../../src/desk/shell/site-route.tsx';
import { sites } from '../../src/sites/resolve-site.ts';
import type { SiteCode } from '../../src/sites/site.ts';

type DeskOptions = { site?: SiteCode; roles?: readonly StaffRole[]; path?: string };

/** A page of the desk, or a part of one, as somebody with these roles on the site sees it. */
export function renderDeskHtml(
  page: ReactNode,
  { site = 'nod', roles = staffRoles, path = `/${site}/page` }: DeskOptions = {},
): string {
  const { name, isOpen, currency, calendar, country, tax, taxDeduction } = sites[site];
  const ownSite = {
    site,
    name,
    isOpen,
    colour: null,
    currency,
    country,
    roles: [...roles],
    timeZone: calendar.timeZone,
    taxSections: taxDeduction?.sections ?? [],
    tax,
  };
  const desk = (
    <DeskSessionProvider value={{ name: 'Meera Nair', email: 'sales@desk.example', start: site, sites: [ownSite] }}>
      <SiteRoute />
    </DeskSessionProvider>
  );
  const routes = [{ path: '/:site', element: desk, children: [{ path: '*', element: page }] }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
