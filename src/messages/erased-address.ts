// The address of people who were erased: nobody receives mail there (RFC 2606), so none is written.

const domain = '@erased.invalid';

export const erasedAddress = (userId: number): string => `erased-${userId}${domain}`;

export const isErasedAddress = (email: string): boolean => email.endsWith(domain);
