-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "outbox_caused" ON "outbox" USING btree ("caused_by","created_at") WHERE "outbox"."caused_by" is not null;