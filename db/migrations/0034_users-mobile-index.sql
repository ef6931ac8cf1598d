-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_mobile" ON "users" USING btree ("site","mobile" text_pattern_ops);
