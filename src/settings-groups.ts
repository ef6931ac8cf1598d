import { paperStoreSettings } from './account/papers/paper-storage.ts';
import { invoicePortalSettings } from './orders/e-documents/invoice-portal-settings.ts';
import { gatewaySettings } from './payments/gateways.data.ts';

/** Settings that are of use only together. */
export const settingsGroups = [...gatewaySettings, paperStoreSettings, invoicePortalSettings];
