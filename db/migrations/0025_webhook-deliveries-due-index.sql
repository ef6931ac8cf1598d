-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at","id") WHERE "webhook_deliveries"."next_try_at" is not null;
