-- no transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "dispatches_docket" ON "dispatches" USING btree ("site",translate(upper("docket"), ' -/.', '') text_pattern_ops) WHERE "dispatches"."docket" <> '';
