-- Rentals: a quote, the booking made from it, and its history. The stay, which keeps the car for both, is in the next
-- file with the stock and the plan.
--
-- Amounts and points are bigint here and in the ledger: the dearest rental that prices and settings allow costs more
-- than an integer holds.

-- The mailbox behind an address, without a tag after a plus sign. It belongs to the schema rather than to the engine,
-- because indexes are built with it and another body would make them wrong.
create function mailbox(address text) returns text language sql immutable parallel safe
return lower(regexp_replace(address, '\+[^@]*@', '@'));

-- Quotes: a wish with its price, and until when it is kept (D24). Most come to nothing; they are removed after a day.
create table quote (
  -- Public name; only its visitor knows it.
  id uuid default gen_random_uuid() constraint quote_pkey primary key,
  -- Idempotency-Key and hash of the call that asked; a retry gets the same quote again.
  key text not null constraint quote_key_key unique,
  request_hash bytea not null,
  -- The stay that keeps a car for it. Null for a price without a car: its visitor already keeps as many as an unproven
  -- one may (D32). No reference, because a stay that is over is removed, while its quote remains for a while.
  stay_id bigint constraint quote_stay_id_key unique,
  -- Customer for whom it is priced; nobody else can book it.
  customer_id uuid constraint quote_customer_id_fkey references customer,
  vehicle_id integer not null constraint quote_vehicle_id_fkey references vehicle,
  class_id smallint not null constraint quote_class_id_fkey references vehicle_class,
  pickup_branch smallint not null constraint quote_pickup_branch_fkey references branch,
  dropoff_branch smallint not null constraint quote_dropoff_branch_fkey references branch,
  -- Berlin wall-clock times as wished for, and the moments they stand for.
  starts_local timestamp not null,
  ends_local timestamp not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  turnaround interval not null,
  extras jsonb not null,
  cross_border boolean not null,
  -- Priced once, never computed again (D24).
  price jsonb not null,
  total_minor bigint not null constraint quote_total_not_negative check (total_minor >= 0),
  currency char(3) not null,
  -- Colleague who holds it for somebody at the desk or on the phone; nobody else can book it.
  colleague uuid constraint quote_colleague_fkey references staff on delete set null,
  -- Place in the network from which it was asked (see stay).
  held_by bytea,
  held_net bytea,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint quote_network_has_a_place check (held_net is null or held_by is not null)
);
create index on quote (customer_id) where customer_id is not null;
create index on quote (colleague) where colleague is not null;
create index on quote (expires_at);

-- Rentals that were requested or ordered. The stay of the same id keeps the car (05-stock-and-plan.sql); it follows the
-- booking's status and terms by itself. A booking is never deleted, because its charges and the way of its car depend on
-- it. In time it loses the person instead (docs/decisions/058-retention.md).
create table booking (
  id bigint constraint booking_pkey primary key,
  -- The quote from which it was made; each quote is used once.
  quote_id uuid not null constraint booking_quote_id_key unique,
  reference text not null constraint booking_reference_key unique,
  status text not null constraint booking_status_known
    check (status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned', 'closed',
                      'declined', 'expired', 'withdrawn', 'cancelled', 'no_show')),

  -- Terms of the rental.
  vehicle_id integer not null constraint booking_vehicle_id_fkey references vehicle,
  class_id smallint not null constraint booking_class_id_fkey references vehicle_class,
  pickup_branch smallint not null constraint booking_pickup_branch_fkey references branch,
  dropoff_branch smallint not null constraint booking_dropoff_branch_fkey references branch,
  -- Berlin wall-clock times as agreed, and the moments they stand for.
  starts_local timestamp not null,
  ends_local timestamp not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- How long the car is made ready after the return (D22).
  turnaround interval not null,
  extras jsonb not null,
  cross_border boolean not null,
  -- The price as quoted: never computed again (D24). Its lines are in booking_price_line.
  days integer not null constraint booking_days_positive check (days > 0),
  total_minor bigint not null constraint booking_total_not_negative check (total_minor >= 0),
  per_day_minor bigint not null,
  deposit_minor bigint not null constraint booking_deposit_not_negative check (deposit_minor >= 0),
  included_km integer not null,
  extra_km_minor bigint not null,
  -- Points that its free days cost.
  points bigint constraint booking_points_positive check (points > 0),
  currency char(3) not null,
  -- Version of the agreement that is in force: an amendment raises it by one.
  revision integer not null default 1 constraint booking_revision_positive check (revision >= 1),

  created_at timestamptz not null default now(),
  -- Moment at which a request, an offer or an unpaid booking gives its car back by itself.
  expires_at timestamptz,
  -- Moment at which it was requested, or later ordered.
  booked_at timestamptz not null,

  -- How it came about, and the colleague who made it on the phone or at the counter.
  origin text not null default 'web' constraint booking_origin_known check (origin in ('web', 'phone', 'counter')),
  booked_by uuid constraint booking_booked_by_fkey references staff on delete set null,
  -- Whether a manager let somebody rent who is blocked. The log has the reason.
  despite_block boolean not null default false,

  -- The person who rents, as our contact; empty texts once they are to be forgotten (D35). As the main driver they have
  -- a row of booking_driver. Somebody at the counter may have no mail address: '' then, and no letter is sent.
  customer_id uuid constraint booking_customer_id_fkey references customer,
  language text not null constraint booking_language_known check (language in ('de', 'en')),
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  address text,
  city text,
  country text,
  -- Flight with which they come to a pickup at an airport. No term of the rental, and gone soon after it.
  flight text constraint booking_flight_in_form
    check (flight ~ '^([A-Z]{3}|[A-Z][A-Z0-9]|[0-9][A-Z])[0-9]{1,4}[A-Z]?$'),

  -- Means of payment, and version of the terms and conditions.
  payment_method text not null constraint booking_payment_method_known
    check (payment_method in ('credit_card', 'debit_card', 'paypal', 'bank_transfer', 'cash')),
  terms_version text not null,
  -- The last moment of free cancelling, if an amendment came after it: an amendment does not reopen it (D26).
  free_cancel_until timestamptz,
  -- Fee for cancelling at such an amendment: a cheaper rental does not lower it.
  cancel_fee_floor_minor bigint constraint booking_fee_floor_not_negative check (cancel_fee_floor_minor >= 0),

  constraint booking_fee_floor_has_its_moment check (cancel_fee_floor_minor is null or free_cancel_until is not null),
  constraint booking_made_by_nobody_on_the_site check (origin <> 'web' or booked_by is null and not despite_block),
  constraint booking_in_order_locally check (ends_local > starts_local),
  constraint booking_in_order check (ends_at > starts_at),
  constraint booking_kept_for_a_time
    check ((status in ('requested', 'offered', 'pending_payment')) <= (expires_at is not null)),
  -- Referred to by money: charges and moves are in the currency of their booking.
  constraint booking_id_currency_key unique (id, currency)
);
-- Also for the question whether a customer rents at a branch, which the search asks of each.
create index booking_customer on booking (customer_id, pickup_branch) where customer_id is not null;
create index booking_customer_one_way on booking (customer_id, dropoff_branch)
  where pickup_branch <> dropoff_branch and customer_id is not null;
-- For equal addresses and for those that begin alike.
create index booking_email on booking (lower(email) text_pattern_ops);
create index booking_mailbox on booking (mailbox(email));
create index on booking (booked_by) where booked_by is not null;
create index booking_due on booking (expires_at) where status in ('requested', 'offered', 'pending_payment');
create index booking_requested on booking (created_at) where status = 'requested';
-- The board of a branch and day reads these, also for days long past.
create index booking_pickup on booking (pickup_branch, starts_at);
create index booking_dropoff on booking (dropoff_branch, ends_at);
create index booking_out on booking (dropoff_branch, ends_at) where status = 'active';
create index booking_to_come on booking (pickup_branch, starts_at) where status = 'confirmed';
-- Searches of staff. Rentals that are not over have small indexes of their own, because they are wanted more often.
create index booking_name on booking (search_person(first_name, last_name) collate "C", id desc);
create index booking_open_name on booking (search_person(first_name, last_name) collate "C", id)
  where status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned');
create index booking_open_first_name on booking (search_name(first_name || ' ' || last_name) collate "C", id)
  where status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned');
create index booking_phone on booking (search_phone(phone) collate "C", id) where phone is not null;
-- Callers give the end of a number, too. So few share as much of it that staff of single branches need no index of theirs.
create index booking_phone_end on booking (reverse(search_phone(phone)) collate "C") where phone is not null;
create index booking_reference on booking (reference collate "C");
-- The same for staff of single branches (docs/decisions/102-a-look-by-branch.md): by the branch of the pickup, and for
-- one-way rentals by that where they end.
create index booking_name_there on booking (pickup_branch, search_person(first_name, last_name) collate "C", id desc);
create index booking_open_name_there on booking (pickup_branch, search_person(first_name, last_name) collate "C", id)
  where status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned');
create index booking_open_first_name_there on booking (pickup_branch, search_name(first_name || ' ' || last_name) collate "C", id)
  where status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned');
create index booking_email_there on booking (pickup_branch, lower(email) text_pattern_ops);
create index booking_phone_there on booking (pickup_branch, search_phone(phone) collate "C", id) where phone is not null;
create index booking_name_one_way on booking (dropoff_branch, search_person(first_name, last_name) collate "C", id desc)
  where pickup_branch <> dropoff_branch;
create index booking_first_name_one_way on booking (dropoff_branch, search_name(first_name || ' ' || last_name) collate "C", id)
  where pickup_branch <> dropoff_branch
    and status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned');
create index booking_email_one_way on booking (dropoff_branch, lower(email) text_pattern_ops)
  where pickup_branch <> dropoff_branch;
create index booking_phone_one_way on booking (dropoff_branch, search_phone(phone) collate "C", id)
  where pickup_branch <> dropoff_branch and phone is not null;
-- Lists of staff, by state and pickup; what is out or back comes by its return.
create index booking_by_pickup on booking (status, starts_at, id);
create index booking_by_return on booking (status, ends_at, id) where status in ('active', 'returned');
-- One-way rentals, for the lists of the branch where they end.
create index booking_one_way on booking (dropoff_branch, starts_at, id) where pickup_branch <> dropoff_branch;
create index booking_agreed on booking (id) where status in ('confirmed', 'active', 'returned');

-- Terms before each amendment (D25); the booking has the present ones. Append-only.
create table booking_amendment (
  id bigint generated always as identity constraint booking_amendment_pkey primary key,
  booking_id bigint not null constraint booking_amendment_booking_id_fkey references booking,
  -- Revision of the booking before the amendment.
  revision integer not null,
  at timestamptz not null default now(),
  vehicle_id integer not null constraint booking_amendment_vehicle_id_fkey references vehicle,
  pickup_branch smallint not null constraint booking_amendment_pickup_branch_fkey references branch,
  dropoff_branch smallint not null constraint booking_amendment_dropoff_branch_fkey references branch,
  starts_local timestamp not null,
  ends_local timestamp not null,
  extras jsonb not null,
  cross_border boolean not null,
  days integer not null,
  total_minor bigint not null,
  per_day_minor bigint not null,
  deposit_minor bigint not null,
  included_km integer not null,
  extra_km_minor bigint not null,
  points bigint,
  constraint booking_amendment_booking_id_revision_key unique (booking_id, revision)
);

-- Whether a kind is a line of a price. The kinds are those of src/domain/price.ts, in their order. A function, so that both
-- tables that keep lines ask for the same, and one statement adds a kind to both.
create function is_price_line(kind text) returns boolean language sql immutable parallel safe
return kind in ('vehicle', 'season', 'length_discount', 'extra', 'one_way', 'after_hours', 'cross_border',
                'first_rental_discount', 'free_days');

-- Lines of each agreed price: of the booking now, and before each amendment. Append-only.
create table booking_price_line (
  booking_id bigint not null constraint booking_price_line_booking_id_fkey references booking,
  revision integer not null,
  -- The order in which the price names them, from 1 on.
  position smallint not null constraint booking_price_line_position_positive check (position > 0),
  kind text not null constraint booking_price_line_kind_known check (is_price_line(kind)),
  -- Code of the extra.
  code text,
  quantity integer not null constraint booking_price_line_quantity_positive check (quantity > 0),
  -- Days to which the unit price applies; null if it is charged once.
  days integer constraint booking_price_line_days_positive check (days > 0),
  -- Null if no whole unit price leads to the amount.
  unit_minor bigint,
  -- Includes tax; negative for a discount.
  amount_minor bigint not null,
  tax_minor bigint not null,
  -- Basis points: 1900 is 19 per cent.
  tax_bp integer not null constraint booking_price_line_tax_possible check (tax_bp between 0 and 10000),
  constraint booking_price_line_pkey primary key (booking_id, revision, position),
  constraint booking_price_line_of_an_extra_names_it check ((kind = 'extra') = (code is not null)),
  constraint booking_price_line_adds_up check (amount_minor = quantity * coalesce(days, 1) * unit_minor)
);

-- Drivers of a rental (D45): the main driver, who rents, and the additional drivers. The main driver has name and
-- birthday; a request may omit all else (D31): such a text is '', such a date null. Numbers of papers and the last day of
-- the licence go 30 days after the rental (D27); the row stays for as long as an authority may ask who drove.
create table booking_driver (
  id uuid constraint booking_driver_pkey primary key,
  booking_id bigint not null constraint booking_driver_booking_id_fkey references booking,
  -- 0 for the main driver, from 1 on for additional drivers in the order in which the booking names them.
  position smallint not null constraint booking_driver_position_possible check (position between 0 and 9),
  first_name text not null,
  last_name text not null,
  date_of_birth date,
  -- Licence number, and the main driver's passport number: AES-256-GCM, bound to this row's id.
  documents_sealed bytea,
  license_expiry date,
  constraint booking_driver_main_is_known
    check (position > 0 or (first_name <> '' and last_name <> '' and date_of_birth is not null)),
  -- Deferred, so that a list can be put into another order.
  constraint booking_driver_position unique (booking_id, position) deferrable initially deferred
);
create index booking_driver_documents on booking_driver (booking_id)
  where documents_sealed is not null or license_expiry is not null;

-- Company to which the papers of a rental are addressed, if it is not the person who rents.
create table booking_invoice (
  booking_id bigint constraint booking_invoice_pkey primary key
    constraint booking_invoice_booking_id_fkey references booking,
  company_name text not null,
  street text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  vat_id text,
  -- Words of the company for its own books: an order number, a cost centre.
  reference text,
  -- Company whose data these were when they were taken; null if staff typed them.
  business_id uuid constraint booking_invoice_business_id_fkey references business on delete set null
);
create index on booking_invoice (business_id) where business_id is not null;

-- Notes of staff on a booking, which stay pinned to it until somebody takes them off.
create table booking_note (
  id bigint generated always as identity constraint booking_note_pkey primary key,
  booking_id bigint not null constraint booking_note_booking_id_fkey references booking,
  note text not null,
  author text not null,
  at timestamptz not null,
  removed_at timestamptz
);
create index on booking_note (booking_id);

-- Booking of which somebody was blocked who is no customer.
alter table customer_block add column booking_id bigint
  constraint customer_block_booking_id_fkey references booking;
create index on customer_block (booking_id) where booking_id is not null;

-- Colleagues who look at a booking now, or act on it. Those who have not been seen for a minute are gone. Unlogged, and
-- without a key to the booking, whose row it would lock: after a crash all come back within a minute.
create unlogged table booking_presence (
  booking_id bigint not null,
  staff_id uuid not null constraint booking_presence_staff_id_fkey references staff on delete cascade,
  edits boolean not null,
  seen_at timestamptz not null,
  constraint booking_presence_pkey primary key (booking_id, staff_id)
);
create index on booking_presence (seen_at);

-- The same for other pages: those of customers, companies, requests under the GDPR, issues of the newsletter, documents
-- to review and colleagues.
create unlogged table page_presence (
  page text not null constraint page_presence_page_known check (
    page in ('customer', 'business', 'privacy', 'issue', 'document', 'staff')),
  subject_id uuid not null,
  staff_id uuid not null constraint page_presence_staff_id_fkey references staff on delete cascade,
  edits boolean not null,
  seen_at timestamptz not null,
  constraint page_presence_pkey primary key (page, subject_id, staff_id)
);
create index on page_presence (seen_at);

-- Mailed links to offers (D31). Until `forget_at` they show what became of the offer.
create table offer_link (
  token_hash bytea constraint offer_link_pkey primary key,
  booking_id bigint not null constraint offer_link_booking_id_fkey references booking,
  made_at timestamptz not null,
  forget_at timestamptz not null
);
create index on offer_link (booking_id);
create index on offer_link (forget_at);

-- Bookings whose call carried an Idempotency-Key: a retry gets the first answer again. (A quote keeps its own.)
create table idempotency (
  key text constraint idempotency_pkey primary key,
  request_hash bytea not null,
  booking_id bigint not null constraint idempotency_booking_id_fkey references booking,
  created_at timestamptz not null default now()
);
create index on idempotency (created_at);
create index idempotency_of_booking on idempotency (booking_id);
