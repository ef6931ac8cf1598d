import { permissionTo } from '../../src/account/permissions/permission-to.server.ts';

/** Who may make a call that a test defines. */
export const forAnyone = { requires: permissionTo('browse') };
export const forSignedIn = { requires: permissionTo('see-account') };
export const forVerified = { requires: permissionTo('keep-cart') };
