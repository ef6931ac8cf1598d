CREATE FUNCTION "note_record_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") VALUES (NEW."site", TG_ARGV[0], NEW."id", TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") VALUES (NEW."site", TG_ARGV[0], NEW."order_id", TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_rfi_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") VALUES (NEW."site", TG_ARGV[0], NEW."rfi_id", TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_customer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") VALUES (NEW."site", TG_ARGV[0], NEW."customer_id", TG_ARGV[1]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_inserted_note" AFTER INSERT ON "orders"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('order', 'order.placed');
--> statement-breakpoint
CREATE TRIGGER "orders_updated_note" AFTER UPDATE ON "orders"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_record_change"('order', 'order.changed');
--> statement-breakpoint
CREATE TRIGGER "order_lines_updated_note" AFTER UPDATE ON "order_lines"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_order_change"('order', 'order.changed');
--> statement-breakpoint
CREATE TRIGGER "rfi_lines_note" AFTER INSERT ON "rfi_lines"
  FOR EACH ROW WHEN (NEW."item_id" IS NOT NULL AND NEW."alternative_to" IS NULL) EXECUTE FUNCTION "note_rfi_change"('stock', 'stock.wanted');
--> statement-breakpoint
CREATE TRIGGER "dispatches_note" AFTER INSERT OR UPDATE ON "dispatches"
  FOR EACH ROW EXECUTE FUNCTION "note_order_change"('order', 'order.changed');
--> statement-breakpoint
CREATE TRIGGER "documents_note" AFTER INSERT ON "documents"
  FOR EACH ROW WHEN (NEW."kind" <> 'proforma') EXECUTE FUNCTION "note_record_change"('invoice', 'invoice.issued');
--> statement-breakpoint
CREATE TRIGGER "receipts_note" AFTER INSERT ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('receipt', 'receipt.recorded');
--> statement-breakpoint
CREATE TRIGGER "rfis_note" AFTER INSERT ON "rfis"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('rfi', 'rfi.sent');
--> statement-breakpoint
CREATE TRIGGER "customers_inserted_note" AFTER INSERT ON "customers"
  FOR EACH ROW EXECUTE FUNCTION "note_record_change"('customer', 'customer.signed_up');
--> statement-breakpoint
CREATE TRIGGER "customers_updated_note" AFTER UPDATE ON "customers"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_record_change"('customer', 'customer.changed');
--> statement-breakpoint
CREATE TRIGGER "users_note" AFTER UPDATE ON "users"
  FOR EACH ROW WHEN ((OLD."email", OLD."first_name", OLD."last_name", OLD."mobile") IS DISTINCT FROM (NEW."email", NEW."first_name", NEW."last_name", NEW."mobile"))
  EXECUTE FUNCTION "note_customer_change"('customer', 'customer.changed');
--> statement-breakpoint
CREATE TRIGGER "tax_registrations_note" AFTER INSERT OR UPDATE ON "tax_registrations"
  FOR EACH ROW EXECUTE FUNCTION "note_customer_change"('customer', 'customer.changed');
--> statement-breakpoint
CREATE TRIGGER "credit_terms_inserted_note" AFTER INSERT ON "credit_terms"
  FOR EACH ROW EXECUTE FUNCTION "note_customer_change"('customer', 'customer.changed');
--> statement-breakpoint
CREATE TRIGGER "credit_terms_updated_note" AFTER UPDATE ON "credit_terms"
  FOR EACH ROW WHEN ((OLD."limit_minor", OLD."period_days", OLD."grace_days") IS DISTINCT FROM (NEW."limit_minor", NEW."period_days", NEW."grace_days"))
  EXECUTE FUNCTION "note_customer_change"('customer', 'customer.changed');
--> statement-breakpoint
INSERT INTO "pending_changes" ("site", "kind", "record_id", "event", "at") SELECT "site", 'customer', "id", '', "created_at" FROM "customers" ORDER BY "id";
--> statement-breakpoint
INSERT INTO "pending_changes" ("site", "kind", "record_id", "event", "at") SELECT "site", 'order', "id", '', "placed_at" FROM "orders" ORDER BY "id";
--> statement-breakpoint
INSERT INTO "pending_changes" ("site", "kind", "record_id", "event", "at") SELECT "site", 'invoice', "id", '', "issued_at" FROM "documents" WHERE "kind" <> 'proforma' ORDER BY "id";
--> statement-breakpoint
INSERT INTO "pending_changes" ("site", "kind", "record_id", "event", "at") SELECT "site", 'receipt', "id", '', "created_at" FROM "receipts" ORDER BY "id";
