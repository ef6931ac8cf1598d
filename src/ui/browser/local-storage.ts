/** What the browser keeps between pages, under the specification's names; each is text, lists as JSON. */
export type LocalStorageKey =
  | 'auth_key'
  | 'username'
  | 'accountStatus'
  | 'cartItems'
  | 'redirectURL'
  | 'order_no'
  | 'left_cart_data'
  | 'checkedItem'
  | 'RFIArrayData'
  | 'reference_number'
  | 'stayHere'
  | 'quickOrder'
  | 'emailforverification'
  | 'recentItems'
  | 'GSTIN'
  | 'CustomerId'
  | 'DBCompanyName'
  | 'oldEmail';

/** The text kept under `name`, or '' when there is none or the browser keeps nothing. */
export function readLocal(name: LocalStorageKey): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `value` under `name`; '' forgets it. A browser that refuses to keep is no reason to fail. */
export function writeLocal(name: LocalStorageKey, value: string): void {
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Private windows may refuse; the page works on without.
  }
}
