import { paperStoreSettings } from './account/papers/paper-storage.ts';
import { gatewaySettings } from './payments/gateways.data.ts';

/** Settings that are of use only together. */
export const settingsGroups = [...gatewaySettings, paperStoreSettings];
