-- no transaction
-- Files are read with the hyphen of the keyboard for every hyphen, dash and minus sign of a code since, so what was stored
-- with another one would come a second time. The keys for search have no hyphens and stay.
-- Where the corrected code is taken, by a second import or by another spelling, both stay as they are: each may be in a cart
-- and have pieces, and which one goes on is for staff to say, who can take the other one off sale.
-- Each record is committed for itself, so that nobody waits for more than one. What a process of the release before brings
-- in meanwhile stays as it writes it.
DO $$
DECLARE
  odd constant text := E'\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\U00010d6e\U00010ead';
  plain constant text := repeat('-', length(odd));
  one record;
BEGIN
  FOR one IN SELECT "id" FROM "items" WHERE "code" <> translate("code", odd, plain) ORDER BY "id" LOOP
    BEGIN
      UPDATE "items" SET "code" = translate("code", odd, plain), "updated_at" = now() WHERE "id" = one."id";
    EXCEPTION WHEN unique_violation THEN NULL;
    END;
    COMMIT;
  END LOOP;
  FOR one IN SELECT "id" FROM "listed_customers" WHERE "customer_code" <> translate("customer_code", odd, plain) ORDER BY "id" LOOP
    BEGIN
      UPDATE "listed_customers" SET "customer_code" = translate("customer_code", odd, plain) WHERE "id" = one."id";
    EXCEPTION WHEN unique_violation THEN NULL;
    END;
    COMMIT;
  END LOOP;
END $$;
