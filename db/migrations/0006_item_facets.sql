DROP INDEX "items_name_key";--> statement-breakpoint
DROP INDEX "items_code_key";--> statement-breakpoint
DROP INDEX "items_universal_key";--> statement-breakpoint
DROP INDEX "items_tier";--> statement-breakpoint
DROP INDEX "items_size";--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "facets" bigint GENERATED ALWAYS AS (
      (hashtextextended(maker || chr(31) || super_category || chr(31) || category || chr(31) || bearing_type || chr(31)
        || seal || chr(31) || clearance, 0)
      # hashfloat8extended(coalesce(bore_mm, -1), 1) # hashfloat8extended(coalesce(outside_mm, -1), 2)
      # hashfloat8extended(coalesce(width_mm, -1), 3)) & 9007199254740991) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "items_name_key" ON "items" USING btree ("site","name_key" text_pattern_ops,"weight","id","facets") WHERE "items"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "items_code_key" ON "items" USING btree ("site","code_key" text_pattern_ops,"weight","id","facets") WHERE "items"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "items_universal_key" ON "items" USING btree ("site","universal_key" text_pattern_ops,"weight","id","facets") WHERE "items"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "items_tier" ON "items" USING btree ("site","tier","name_key" text_pattern_ops,"weight","id","facets") WHERE "items"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "items_size" ON "items" USING btree ("site","bore_mm","outside_mm","width_mm","weight" DESC NULLS LAST,"id","facets") WHERE "items"."retired_at" is null;