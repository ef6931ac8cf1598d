-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "items_without_hsn" ON "items" USING btree ("site","id") WHERE "items"."retired_at" is null and "items"."hsn" = '';
