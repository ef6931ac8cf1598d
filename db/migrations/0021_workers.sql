CREATE TABLE "job_leases" (
	"job" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Processes that listen forget what they keep of the site.
CREATE FUNCTION "tell_processes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('raceway_changes', TG_ARGV[0] || ' ' || CASE WHEN TG_OP = 'DELETE' THEN OLD."site" ELSE NEW."site" END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "seller_facts_told" AFTER INSERT OR UPDATE OR DELETE ON "seller_facts"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('facts');
--> statement-breakpoint
CREATE TRIGGER "site_openings_told" AFTER INSERT OR UPDATE OR DELETE ON "site_openings"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('facts');
--> statement-breakpoint
CREATE TRIGGER "catalogue_changes_told" AFTER INSERT OR UPDATE ON "catalogue_changes"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "item_pictures_told" AFTER INSERT OR UPDATE OR DELETE ON "item_pictures"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "category_places_told" AFTER INSERT OR UPDATE OR DELETE ON "category_places"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('catalogue');
--> statement-breakpoint
CREATE TRIGGER "stock_incoming_told" AFTER INSERT OR UPDATE OR DELETE ON "stock_incoming"
  FOR EACH ROW EXECUTE FUNCTION "tell_processes"('catalogue');
--> statement-breakpoint
-- Every NOTIFY waits for the others at its commit, so an order tells only where what visitors read may change.
CREATE FUNCTION "tell_scarce_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "items" WHERE "id" = NEW."item_id"
      AND "min_qty" > least(NEW."on_hand" - NEW."reserved", CASE WHEN TG_OP = 'UPDATE' THEN OLD."on_hand" - OLD."reserved" ELSE 0 END))
  THEN PERFORM pg_notify('raceway_changes', 'catalogue ' || NEW."site");
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_inserted_told" AFTER INSERT ON "stock"
  FOR EACH ROW WHEN (NEW."on_hand" > NEW."reserved") EXECUTE FUNCTION "tell_scarce_stock"();
--> statement-breakpoint
CREATE TRIGGER "stock_updated_told" AFTER UPDATE ON "stock"
  FOR EACH ROW WHEN (OLD."on_hand" - OLD."reserved" <> NEW."on_hand" - NEW."reserved") EXECUTE FUNCTION "tell_scarce_stock"();
