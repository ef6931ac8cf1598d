import { paperStoreSettings } from './account/papers/paper-storage.js';
import { invoicePortalSettings } from './orders/e-documents/invoice-portal-settings.js';
import { gatewaySettings } from './payments/gateways.data.js';

/** Settings that are of use only together. */
export const settingsGroups = [...gatewaySettings, paperStoreSettings, invoicePortalSettings];
