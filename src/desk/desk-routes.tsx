import type { RouteObject } from 'react-router';
import { clientMiddleware } from '../ui/browser/page-data.ts';
import { DeskError } from './shell/desk-error.tsx';
import { DeskNotFound } from './shell/desk-not-found.tsx';
import { DeskShell, loadShell } from './shell/desk-shell.tsx';
import { DeskStart } from './shell/desk-start.tsx';
import { SiteRoute } from './shell/site-route.tsx';

/** Each section is loaded when it is opened; its module exports `loader` and `Component`. */
const sections: RouteObject[] = [
  { path: 'today', lazy: () => import('./today/today.route.tsx') },
  { path: 'accounts', lazy: () => import('./accounts/accounts.route.tsx') },
  { path: 'accounts/new', lazy: () => import('./accounts/new-customer.route.tsx') },
  { path: 'accounts/:id/new', lazy: () => import('./order-entry/order-entry.route.tsx') },
  { path: 'accounts/:id', lazy: () => import('./accounts/customer.route.tsx') },
  { path: 'papers', lazy: () => import('./papers/papers.route.tsx') },
  { path: 'papers/:id', lazy: () => import('./papers/review-paper.route.tsx') },
  { path: 'messages', lazy: () => import('./messages/messages.route.tsx') },
  { path: 'rfis', lazy: () => import('./rfis/rfis.route.tsx') },
  { path: 'rfis/:number', lazy: () => import('./rfis/rfi.route.tsx') },
  { path: 'orders', lazy: () => import('./orders/orders.route.tsx') },
  { path: 'orders/:number', lazy: () => import('./orders/order.route.tsx') },
  { path: 'items', lazy: () => import('./items/items.route.tsx') },
  { path: 'items/categories', lazy: () => import('./items/categories.route.tsx') },
  { path: 'items/certificates', lazy: () => import('./items/certificates.route.tsx') },
  { path: 'items/certificates/new', lazy: () => import('./items/certificate-form.route.tsx') },
  { path: 'items/stocktake', lazy: () => import('./items/stocktake.route.tsx') },
  { path: 'items/words', lazy: () => import('./items/search-words.route.tsx') },
  { path: 'items/misses', lazy: () => import('./items/search-misses.route.tsx') },
  { path: 'items/wanted', lazy: () => import('./items/wanted-items.route.tsx') },
  { path: 'items/:id', lazy: () => import('./items/item.route.tsx') },
  { path: 'prices', lazy: () => import('./prices/price-lists.route.tsx') },
  { path: 'prices/:owner', lazy: () => import('./prices/price-sheet.route.tsx') },
  { path: 'imports', lazy: () => import('./imports/imports.route.tsx') },
  { path: 'imports/exports', lazy: () => import('./exports/exports.route.tsx') },
  { path: 'imports/:id', lazy: () => import('./imports/import.route.tsx') },
  { path: 'bank', lazy: () => import('./bank/bank.route.tsx') },
  { path: 'payments', lazy: () => import('./payments/payments.route.tsx') },
  { path: 'payments/:id', lazy: () => import('./payments/payment.route.tsx') },
  { path: 'receivables', lazy: () => import('./receivables/receivables.route.tsx') },
  { path: 'reports', lazy: () => import('./reports/reports.route.tsx') },
  { path: 'reports/quotes', lazy: () => import('./reports/quotes.route.tsx') },
  { path: 'reports/stopped', lazy: () => import('./reports/stopped.route.tsx') },
  { path: 'reports/slow', lazy: () => import('./reports/slow.route.tsx') },
  { path: 'audit', lazy: () => import('./audit/audit.route.tsx') },
  { path: 'receivables/tax', lazy: () => import('./receivables/tax-deducted.route.tsx') },
  { path: 'receivables/:id', lazy: () => import('./receivables/debtor.route.tsx') },
  { path: 'opening', lazy: () => import('./opening/opening.route.tsx') },
  { path: 'settings', lazy: () => import('./settings/settings.route.tsx') },
  { path: 'settings/:part', lazy: () => import('./settings/part.route.tsx') },
  { path: 'integrations', lazy: () => import('./integrations/integrations.route.tsx') },
  { path: 'staff', lazy: () => import('./staff/staff.route.tsx') },
];

/** Not in the rail: it is about the person, and shows times as on the site that one came from. */
const ownSignIn: RouteObject = { path: 'your-sign-in', lazy: () => import('./own-sign-in/own-sign-in.route.tsx') };

const notFound: RouteObject = { path: '*', Component: DeskNotFound, handle: { title: () => 'Not found' } };

export const deskRoutes: RouteObject[] = [
  { path: '/setup', lazy: () => import('./sign-in/set-up.route.tsx'), ErrorBoundary: DeskError },
  {
    id: 'desk',
    path: '/',
    middleware: clientMiddleware,
    loader: loadShell,
    // The frame is not loaded again to search a list: where that fails, it stays.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
    Component: DeskShell,
    ErrorBoundary: DeskError,
    children: [
      { index: true, Component: DeskStart },
      {
        path: ':site',
        ErrorBoundary: DeskError,
        children: [
          { index: true, Component: DeskStart },
          { Component: SiteRoute, children: [ownSignIn, ...sections] },
          notFound,
        ],
      },
      notFound,
    ],
  },
];
