                                             
                                              
import { trimEndChars } from '../../lib/text-runs.js';
                                                      
import { usersSetting } from '../../server/setting-values.server.js';
                                                
import { createQrKeys } from './check-signed-qr.server.js';
import { createHttpPortal } from './http-portal.server.js';
                                                         
import { invoicePortalSettings } from './invoice-portal-settings.js';

/** `from`: documents of this day and later are registered by themselves. */
                                                                                              

/** Undefined for a site without the settings, or in a country without the portal. */
                                                                                                

export function createInvoicePortals({ forSite }                      )                 {
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
