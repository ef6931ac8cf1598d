/**
 * What ends the growth of each table (docs/privacy.md is written from it): its rows are deleted when they are old, there are
 * only as many as there are things of the shop, or they are the records of its trade.
 */

/** Table → which rows are deleted, and when. */
export const deletedWithTime: Readonly<Record<string, string>> = {
  audit_trail: 'after `AUDIT_DAYS`',
  outbox: 'after `OUTBOX_DAYS`, once sent or given up',
  contact_messages: 'after `OUTBOX_DAYS`',
  search_hits: 'after `SEARCH_DAYS`; at most 1,000 texts of a day and site',
  search_misses: 'after `SEARCH_DAYS`; at most 1,000 texts of a day and site',
  stock_alerts: '`SEARCH_DAYS` after the mail; what still waits is limited for each user',
  webhook_deliveries: 'after `WEBHOOK_DAYS`',
  webhook_attempts: 'with their message',
  sessions: 'after `SESSION_DAYS`, or 7 days without a call',
  devices: 'a year after the last sign-in, except the newest of each user; at most 20 a user',
  known_networks: '30 days after the last sign-in',
  email_links: '30 days after their end',
  email_changes: '30 days after their end',
  password_resets: 'a day after their end',
  otps: 'a day after their end',
  staff_sessions: 'after 12 hours',
  staff_passkey_challenges: 'after an hour',
  idempotency_keys: 'after a day',
  limits: 'when their time is over',
  used_captchas: 'when they end, within minutes',
  pending_changes: 'when they get their number, within seconds',
  seller_previews: 'when they end',
  import_parts: 'a day after the import, or a week after one that was left',
  import_rows: 'a day after the import; wrong lines after 30 days',
  catalogue_prints: 'when the catalogue is printed anew; the edition before stays',
  catalogue_print_chunks: 'with their catalogue',
  picks: 'when the goods leave or the order ends',
  packed_cartons: 'when the goods leave or the order ends',
};

/** As many rows as there are customers, items, staff and settings; what one of them may have is limited where buyers write. */
export const boundedByMasterData: readonly string[] = [
  ...['addresses', 'api_tokens', 'branches', 'cart_lines', 'carts', 'catalogue_changes', 'category_places'],
  ...['category_renames', 'credit_terms', 'customers', 'import_mappings', 'installation', 'item_pictures', 'items'],
  ...[
    'job_leases',
    'listed_customers',
    'listed_registrations',
    'price_lists',
    'price_rows',
    'receipt_serials',
    'rfi_serials',
    'search_words',
  ],
  ...['seller_files', 'serials', 'series', 'site_confirmations', 'site_openings', 'site_trials', 'staff'],
  ...[
    'staff_passkeys',
    'staff_removals',
    'staff_roles',
    'stock',
    'stock_incoming',
    'tax_registrations',
    'users',
    'webhook_endpoints',
  ],
  'wishlist',
];

/** Orders, money and decisions, which law or trade asks to keep. */
export const recordsOfTrade: readonly string[] = [
  ...['allocations', 'bank_lines', 'bank_statements', 'credit_terms_changes', 'customer_notes', 'delivery_notes'],
  ...['dispatch_lines', 'dispatches', 'document_files', 'document_lines', 'documents', 'dunned_invoices'],
  ...[
    'dunning_exceptions',
    'dunning_letters',
    'e_invoices',
    'imports',
    'ledger_entries',
    'order_events',
    'order_lines',
  ],
  ...['orders', 'own_numbers', 'paper_contents', 'paper_requests', 'papers', 'payment_events', 'payment_lines'],
  ...['payment_promises', 'payment_refunds', 'payments', 'price_changes', 'receipts', 'record_changes'],
  ...['return_pictures', 'return_request_lines', 'return_requests', 'rfi_events', 'rfi_lines', 'rfis'],
  ...['sandbox_captures', 'sandbox_events', 'sandbox_refunds', 'sandbox_sessions', 'seller_facts', 'stock_holds'],
  'unpaid_rests',
];
