/** Encrypts the authenticator secrets of the test database's staff. */
export const testSecret = 'a secret of the tests, long enough to sign';
