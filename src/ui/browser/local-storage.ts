/** The specification's names; values are text, lists as JSON. */
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
  | 'recentSearches'
  | 'GSTIN'
  | 'CustomerId'
  | 'DBCompanyName'
  | 'oldEmail'
  /** Answers of the desk to an RFI that are not sent yet. */
  | `deskRfi ${string}`
  /** What staff enter for a customer and have not sent yet. */
  | `deskEntry ${string}`
  /** Own views of a list at the desk. */
  | `deskViews ${string}`;

/** '' if there is none or storage is blocked. */
export function readLocal(name: LocalStorageKey): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** '' removes the entry; failures are ignored. */
export function writeLocal(name: LocalStorageKey, value: string): void {
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage may be blocked in private windows.
  }
}
