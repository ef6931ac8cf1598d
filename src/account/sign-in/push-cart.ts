/**
 * Adds the cart of this browser to the account's, after signing in. `isWhole` when every line was added, `cart` leads to the
 * cart in which they are marked.
 */
export type PushCart = () => Promise<{ isWhole: boolean; cart: string }>;
