/**
 * What becomes of each table when a person is erased (docs/privacy.md is written from it):
 * own = rows of the user are deleted; found = rows that name the person are deleted; cleared = the person's e-mail address,
 * numbers and names are replaced in texts; kept = stays as the law asks; none = holds no personal data of buyers.
 */
export type Treatment = 'own' | 'found' | 'cleared' | 'kept' | 'none';

const sale = 'books and tax documents: India eight years (Companies Act, s. 128; GST s. 36), Emirates five (VAT)';
const staffOnly = 'people of the seller, who are removed at the desk under Staff';

const own = {
  sessions: 'signed-in devices',
  devices: 'devices seen before',
  known_networks: 'networks seen before',
  user_passkeys: 'passkeys',
  user_passkey_challenges: 'passkeys being added',
  email_changes: 'changes of the address that can be objected to',
  email_links: 'links in mails',
  password_resets: 'links to a new password',
  otps: 'codes',
  idempotency_keys: 'replies to repeated requests, a day old at most',
  carts: 'the cart',
  saved_carts: 'saved carts, with the names given to them',
  wishlist: 'items marked',
  stock_alerts: 'items waited for',
};

const found = {
  contact_messages: 'messages of the contact page',
  outbox: 'mails and SMS to the person, or to staff about the person',
  webhook_deliveries: 'what programs of the seller were told; they must be asked themselves',
  limits: 'counts of requests, an hour or a day old',
  import_rows: 'lines of uploaded files, thirty days old at most',
  customer_contacts: 'people of a customer as the seller knows them',
  customer_invitations: 'invitations to the shop',
};

const cleared = {
  users:
    'stays as an empty row, because orders point to it; it cannot sign in, and the address is free for a new account',
  addresses: 'contact and telephone of an address; the address of the company stays',
  listed_customers: "the seller's list of customers: the company stays",
  customers: 'remarks of staff; the company stays',
  customer_notes: 'notes of staff',
  paper_requests: 'sentences of staff',
  audit_trail: 'who did what stays, without name and address; the network address is removed',
  rfis: 'remarks',
  rfi_lines: 'notes of lines',
  rfi_events: 'notes of steps',
  rfi_files: 'names of files; the drawings of the company stay',
  return_requests: 'notes',
  dunning_letters: 'the receiver of a reminder',
  dunning_exceptions: 'reasons',
  payment_promises: 'notes of calls',
  unpaid_rests: 'notes',
  credit_terms_changes: 'notes',
  own_numbers: 'replies to programs',
  imports: 'the first lines of an uploaded file',
};

const kept = {
  orders: sale,
  order_lines: sale,
  prepared_orders: `${sale}; what staff prepared for the customer to confirm`,
  order_events: sale,
  documents: sale,
  document_lines: sale,
  document_files: `${sale}; printed documents`,
  e_invoices: sale,
  dispatches: sale,
  dispatch_lines: sale,
  delivery_notes: 'proof of delivery, signed by the receiver',
  return_request_lines: sale,
  return_pictures: sale,
  ledger_entries: sale,
  allocations: sale,
  receipts: sale,
  tax_deductions: sale,
  bank_statements: sale,
  bank_lines: `${sale}; the bank's own text`,
  credit_terms: sale,
  dunned_invoices: sale,
  payments: `${sale}; the snapshot that was paid`,
  payment_lines: sale,
  payment_refunds: sale,
  payment_events: sale,
  listed_registrations: "further registrations of the companies in the seller's list, with their principal addresses",
  tax_registrations: "the company's registrations with their principal addresses, for its tax documents",
  papers: 'certificates that tax documents rest on; staff remove others at the desk',
  paper_contents: 'the files of papers, photos, delivery notes and certificates of goods',
  price_rows: "the company's prices",
  price_changes: "changes of the company's prices",
};

const none = {
  api_tokens: staffOnly,
  staff: staffOnly,
  staff_passkey_challenges: staffOnly,
  staff_passkeys: staffOnly,
  staff_removals: staffOnly,
  staff_roles: staffOnly,
  staff_sessions: staffOnly,
  stock_movements: staffOnly,
};

/** Tables of goods, the seller and the technical side. */
const withoutPeople = [
  'branches',
  'cart_lines',
  'catalogue_changes',
  'catalogue_print_chunks',
  'catalogue_prints',
  'category_places',
  'category_renames',
  'certificate_files',
  'certificates',
  'exports',
  'export_parts',
  'import_mappings',
  'import_words',
  'import_parts',
  'installation',
  'item_pictures',
  'items',
  'job_leases',
  'packed_cartons',
  'pending_changes',
  'picks',
  'price_lists',
  'receipt_serials',
  'record_changes',
  'rfi_serials',
  'sandbox_captures',
  'sandbox_events',
  'sandbox_refunds',
  'sandbox_sessions',
  'saved_cart_lines',
  'search_hits',
  'search_misses',
  'search_words',
  'seller_facts',
  'seller_files',
  'seller_previews',
  'serials',
  'series',
  'site_confirmations',
  'site_openings',
  'site_trials',
  'stock',
  'stock_holds',
  'stock_incoming',
  'used_captchas',
  'webhook_attempts',
  'webhook_endpoints',
];

export type PersonalTable = { table: string; treatment: Treatment; why: string };

const rowsOf = (treatment: Treatment, tables: Readonly<Record<string, string>>): PersonalTable[] =>
  Object.entries(tables).map(([table, why]) => ({ table, treatment, why }));

export const personalData: readonly PersonalTable[] = [
  ...rowsOf('own', own),
  ...rowsOf('found', found),
  ...rowsOf('cleared', cleared),
  ...rowsOf('kept', kept),
  ...rowsOf('none', none),
  ...withoutPeople.map((table) => ({ table, treatment: 'none' as const, why: 'goods, the seller, or technical' })),
];
