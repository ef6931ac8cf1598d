-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "items_gtin" ON "items" USING btree ("site","gtin") WHERE "items"."retired_at" is null and "items"."gtin" <> '';
