CREATE FUNCTION "note_item_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event") SELECT "site", 'item', "id", '' FROM "changed" ORDER BY "id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "note_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "pending_changes" ("site", "kind", "record_id", "event")
    SELECT DISTINCT "site", 'item', "item_id", '' FROM "changed" ORDER BY "item_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "items_inserted_note" AFTER INSERT ON "items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_item_changes"();
--> statement-breakpoint
CREATE TRIGGER "items_updated_note" AFTER UPDATE ON "items" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_item_changes"();
--> statement-breakpoint
CREATE TRIGGER "stock_inserted_note" AFTER INSERT ON "stock" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_changes"();
--> statement-breakpoint
CREATE TRIGGER "stock_updated_note" AFTER UPDATE ON "stock" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_changes"();
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_inserted_note" AFTER INSERT ON "stock_incoming" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_changes"();
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_updated_note" AFTER UPDATE ON "stock_incoming" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_changes"();
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_deleted_note" AFTER DELETE ON "stock_incoming" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_changes"();
