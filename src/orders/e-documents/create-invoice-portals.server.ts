import type { KeyObject } from 'node:crypto';
import { type Day, dayOf } from '../../lib/dates.ts';
import { trimEndChars } from '../../lib/text-runs.ts';
import type { Env } from '../../server/env.server.ts';
import { usersSetting } from '../../server/setting-values.server.ts';
import type { Site } from '../../sites/site.ts';
import { createQrKeys } from './check-signed-qr.server.ts';
import { createHttpPortal } from './http-portal.server.ts';
import type { InvoicePortal } from './invoice-portal.ts';
import { invoicePortalSettings } from './invoice-portal-settings.ts';

/** `from`: documents of this day and later are registered by themselves. */
export type PortalAccess = { portal: InvoicePortal; from: Day; qrKeys: readonly KeyObject[] };

/** Undefined for a site without the settings, or in a country without the portal. */
export type InvoicePortals = (site: Pick<Site, 'code' | 'country'>) => PortalAccess | undefined;

declare module '../../server/calls/services.ts' {
  interface Services {
    invoicePortals: InvoicePortals;
  }
}

/** Whether the invoices of today are registered: what the portal would refuse must not be issued. */
export const registersInvoices = (portals: InvoicePortals, site: Site, now: Date): boolean => {
  const access = portals(site);
  return access !== undefined && access.from <= dayOf(now, site.calendar.timeZone);
};

export function createInvoicePortals({ forSite }: Pick<Env, 'forSite'>): InvoicePortals {
  const qrKeysOf = createQrKeys({ forSite });
  return ({ code, country }) => {
    const [url, token, user, password, from] = invoicePortalSettings.map((name) => forSite(code, name));
    if (country !== 'IN' || !url || !token || !user || !password || !from) return undefined;
    const own = forSite(code, 'E_INVOICE_USERS');
    const users = own === undefined ? {} : usersSetting.parse(own);
    return {
      portal: createHttpPortal({ url: trimEndChars(url, '/'), token, user, password, users }),
      from,
      qrKeys: qrKeysOf(code),
    };
  };
}
