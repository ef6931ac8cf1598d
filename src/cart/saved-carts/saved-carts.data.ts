export const maxSavedCarts = 50;
export const maxNameLength = 80;
