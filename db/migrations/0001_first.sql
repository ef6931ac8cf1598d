CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"line" text NOT NULL,
	"region_id" smallint NOT NULL,
	"city_id" bigint,
	"city_name" text DEFAULT '' NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"tax_registration_id" bigint,
	"approval_status" smallint DEFAULT 1 NOT NULL,
	"approval_reason" text,
	"approved_at" timestamp with time zone,
	"approved_by" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"retired_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"name" text NOT NULL,
	"buyer_kind" text,
	"status" text DEFAULT 'verification_pending' NOT NULL,
	"status_reason" text,
	"status_at" timestamp with time zone NOT NULL,
	"status_by" text NOT NULL,
	"profile_at" timestamp with time zone,
	"auto_approved_at" timestamp with time zone,
	"auto_approved_by" text,
	"price_list_id" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"number" text NOT NULL,
	"legal_name" text NOT NULL,
	"region_id" smallint NOT NULL,
	"kind" text DEFAULT 'regular' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"verified_at" timestamp with time zone,
	"verified_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_registrations_customerId_number_unique" UNIQUE("customer_id","number")
);
--> statement-breakpoint
CREATE TABLE "used_captchas" (
	"signature" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"email" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"designation" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"from_customer_list" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_site_email_unique" UNIQUE("site","email")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"cart_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"rfi_line_id" bigint,
	"quoted_minor" bigint,
	"status" smallint DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "carts_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"lines" text[] NOT NULL,
	"pincode" text DEFAULT '' NOT NULL,
	"region_id" smallint NOT NULL,
	"tax_number" text NOT NULL,
	"invoice_prefix" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "branches_site_code_unique" UNIQUE("site","code"),
	CONSTRAINT "branches_site_position_unique" UNIQUE("site","position")
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"maker" text NOT NULL,
	"super_category" text NOT NULL,
	"category" text NOT NULL,
	"sub_category" text DEFAULT '' NOT NULL,
	"universal_no" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"origin" text DEFAULT '' NOT NULL,
	"hsn" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT 'NOS' NOT NULL,
	"packing_type" text DEFAULT '' NOT NULL,
	"qty_per_carton" integer DEFAULT 0 NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"order_multiple" integer DEFAULT 1 NOT NULL,
	"bore_mm" double precision,
	"outside_mm" double precision,
	"width_mm" double precision,
	"weight_kg" double precision,
	"dynamic_kn" double precision,
	"static_kn" double precision,
	"speed_grease_rpm" integer,
	"speed_oil_rpm" integer,
	"bearing_type" text DEFAULT '' NOT NULL,
	"seal" text DEFAULT '' NOT NULL,
	"clearance" text DEFAULT '' NOT NULL,
	"list_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"tax_bp" smallint NOT NULL,
	"popularity" smallint DEFAULT 0 NOT NULL,
	"name_key" text NOT NULL,
	"code_key" text NOT NULL,
	"universal_key" text DEFAULT '' NOT NULL,
	"row_hash" text DEFAULT '' NOT NULL,
	"retired_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "items_site_code_unique" UNIQUE("site","code"),
	CONSTRAINT "items_quantities" CHECK ("items"."min_qty" >= 1 and "items"."order_multiple" >= 1)
);
--> statement-breakpoint
CREATE TABLE "price_lists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "price_lists_site_name_unique" UNIQUE("site","name")
);
--> statement-breakpoint
CREATE TABLE "price_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"price_list_id" bigint,
	"customer_id" bigint,
	"scope" text NOT NULL,
	"scope_key" text DEFAULT '' NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"discount_bp" integer,
	"net_minor" bigint,
	"currency" text NOT NULL,
	CONSTRAINT "price_rows_owner" CHECK (num_nonnulls("price_rows"."price_list_id", "price_rows"."customer_id") = 1),
	CONSTRAINT "price_rows_price" CHECK (num_nonnulls("price_rows"."discount_bp", "price_rows"."net_minor") = 1)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"branch_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"site" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_item_id_branch_id_pk" PRIMARY KEY("item_id","branch_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."on_hand" >= 0 and "stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"branch_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"held_for" bigint NOT NULL,
	"ends_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_incoming" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_incoming_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"branch_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"due_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"channel" text NOT NULL,
	"receiver" text NOT NULL,
	"template" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"order_id" bigint NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" smallint NOT NULL,
	"kind" text DEFAULT 'item' NOT NULL,
	"item_id" bigint,
	"cart_line_id" bigint,
	"rfi_line_id" bigint,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	"maker" text NOT NULL,
	"category" text NOT NULL,
	"hsn" text NOT NULL,
	"unit" text NOT NULL,
	"origin" text NOT NULL,
	"ordered" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"dispatched" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"list_minor" bigint NOT NULL,
	"unit_minor" bigint NOT NULL,
	"discount_bp" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"tax_bp" smallint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"weight_kg" double precision NOT NULL,
	"expected_on" date,
	CONSTRAINT "order_lines_orderId_lineNo_unique" UNIQUE("order_id","line_no"),
	CONSTRAINT "order_lines_quantities" CHECK ("order_lines"."ordered" > 0 and "order_lines"."reserved" >= 0 and "order_lines"."reserved" <= "order_lines"."ordered")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"branch_id" bigint NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"payment_mode" text NOT NULL,
	"payment_option" text NOT NULL,
	"payment_id" bigint,
	"currency" text NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"weight_kg" double precision NOT NULL,
	"tax_form" text NOT NULL,
	"place_of_supply_id" smallint NOT NULL,
	"place_of_supply" text NOT NULL,
	"seller" jsonb NOT NULL,
	"bill_to" jsonb NOT NULL,
	"deliver_to" jsonb NOT NULL,
	"delivery_address_id" bigint NOT NULL,
	"purchase_order_no" text,
	"wished_date" date,
	"remark" text,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "serials" (
	"site" text NOT NULL,
	"kind" text NOT NULL,
	"year" smallint NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "serials_site_kind_year_pk" PRIMARY KEY("site","kind","year")
);
--> statement-breakpoint
CREATE TABLE "credit_terms" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"site" text NOT NULL,
	"limit_minor" bigint NOT NULL,
	"used_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"period_days" smallint NOT NULL,
	"grace_days" smallint NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"granted_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"open_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"order_id" bigint,
	"booked_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_trail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_trail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" bigint,
	"user_id" bigint,
	"address" text,
	"details" jsonb
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"site" text NOT NULL,
	"user_id" bigint NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"reply" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_call_key_pk" PRIMARY KEY("user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_tax_registration_id_tax_registrations_id_fk" FOREIGN KEY ("tax_registration_id") REFERENCES "public"."tax_registrations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_registrations" ADD CONSTRAINT "tax_registrations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rows" ADD CONSTRAINT "price_rows_price_list_id_price_lists_id_fk" FOREIGN KEY ("price_list_id") REFERENCES "public"."price_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_incoming" ADD CONSTRAINT "stock_incoming_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_incoming" ADD CONSTRAINT "stock_incoming_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_customer" ON "addresses" USING btree ("customer_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("customer_id","purpose") WHERE "addresses"."is_default" and "addresses"."retired_at" is null;--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("site",lower("name"));--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tax_registrations_default" ON "tax_registrations" USING btree ("customer_id") WHERE "tax_registrations"."is_default";--> statement-breakpoint
CREATE INDEX "users_customer_id_index" ON "users" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_lines_cart_id_index" ON "cart_lines" USING btree ("cart_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_item" ON "cart_lines" USING btree ("cart_id","item_id") WHERE "cart_lines"."rfi_line_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_rfi" ON "cart_lines" USING btree ("rfi_line_id") WHERE "cart_lines"."rfi_line_id" is not null;--> statement-breakpoint
CREATE INDEX "items_name_key" ON "items" USING btree ("site","name_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "items_code_key" ON "items" USING btree ("site","code_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "items_universal_key" ON "items" USING btree ("site","universal_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "items_size" ON "items" USING btree ("site","bore_mm","outside_mm","width_mm");--> statement-breakpoint
CREATE INDEX "items_category" ON "items" USING btree ("site","category","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_maker" ON "items" USING btree ("site","maker","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_popular" ON "items" USING btree ("site","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_name_trgm" ON "items" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "price_rows_list" ON "price_rows" USING btree ("price_list_id","scope","scope_key");--> statement-breakpoint
CREATE INDEX "price_rows_customer" ON "price_rows" USING btree ("customer_id","scope","scope_key");--> statement-breakpoint
CREATE INDEX "stock_holds_open" ON "stock_holds" USING btree ("item_id","branch_id") WHERE "stock_holds"."ended_at" is null and "stock_holds"."reason" <> 'order';--> statement-breakpoint
CREATE INDEX "stock_holds_for" ON "stock_holds" USING btree ("reason","held_for");--> statement-breakpoint
CREATE INDEX "stock_incoming_item_id_branch_id_index" ON "stock_incoming" USING btree ("item_id","branch_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_cart_line" ON "order_lines" USING btree ("cart_line_id") WHERE "order_lines"."cart_line_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("site","status","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_payment" ON "orders" USING btree ("payment_id") WHERE "orders"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_customer_id_booked_on_index" ON "ledger_entries" USING btree ("customer_id","booked_on");--> statement-breakpoint
CREATE INDEX "ledger_entries_order_id_index" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "audit_trail_site_at_index" ON "audit_trail" USING btree ("site","at");--> statement-breakpoint
CREATE INDEX "audit_trail_customer_id_at_index" ON "audit_trail" USING btree ("customer_id","at");