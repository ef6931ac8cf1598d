-- What a statement changes of many rows is noted and told once. A join of the rows before and after would be planned for
-- the first statement of a connection, which may have one row, and take hours for an import; sorting or hashing them does not.
CREATE OR REPLACE FUNCTION "note_rfi_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event")
    SELECT DISTINCT "site", TG_ARGV[0], "rfi_id", TG_ARGV[1] FROM "changed"
    WHERE "item_id" IS NOT NULL AND "alternative_to" IS NULL ORDER BY "rfi_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "rfi_lines_note" AFTER INSERT ON "rfi_lines" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_rfi_change"('stock', 'stock.wanted');
--> statement-breakpoint
CREATE FUNCTION "note_order_line_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event")
    SELECT DISTINCT "site", TG_ARGV[0], "order_id", TG_ARGV[1] FROM (TABLE "changed" EXCEPT TABLE "before") "line" ORDER BY "order_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_lines_updated_note" AFTER UPDATE ON "order_lines"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_order_line_changes"('order', 'order.changed');
--> statement-breakpoint
CREATE FUNCTION "tell_processes_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('raceway_changes', TG_ARGV[0] || ' ' || "site") FROM (SELECT DISTINCT "site" FROM "changed") "told";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "stock_incoming_told" AFTER INSERT ON "stock_incoming" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_processes_of_rows"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_updated_told" AFTER UPDATE ON "stock_incoming" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_processes_of_rows"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_deleted_told" AFTER DELETE ON "stock_incoming" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_processes_of_rows"('catalogue');
--> statement-breakpoint
-- Every NOTIFY waits for the others at its commit, so an order tells only where what visitors read may change.
CREATE FUNCTION "tell_new_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('raceway_changes', 'catalogue ' || "site")
    FROM (SELECT DISTINCT "site" FROM "changed" WHERE "on_hand" > "reserved") "told";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "stock_inserted_told" AFTER INSERT ON "stock" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_new_stock"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "tell_scarce_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('raceway_changes', 'catalogue ' || "site") FROM (
    SELECT DISTINCT "free"."site" FROM (
      SELECT "site", "item_id", min("on_hand" - "reserved") AS "least"
      FROM (TABLE "before" UNION ALL TABLE "changed") "stock"
      GROUP BY "site", "item_id", "branch_id" HAVING min("on_hand" - "reserved") <> max("on_hand" - "reserved")) "free"
    JOIN "items" ON "items"."id" = "free"."item_id" AND "items"."min_qty" > "free"."least") "told";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "stock_updated_told" AFTER UPDATE ON "stock"
  REFERENCING OLD TABLE AS "before" NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "tell_scarce_stock"();
