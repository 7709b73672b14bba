-- Money and points are ledgers (D28, D38): entries are added, never changed; what is owed is their sum.

-- Charges: lines of the agreed price, charges on top of it (D42), and fees for cancelling. A charge is never changed;
-- another one corrects it.
create table charge (
  id bigint generated always as identity constraint charge_pkey primary key,
  booking_id bigint not null,
  kind text not null constraint charge_kind_known
    check (is_price_line(kind)
           or kind in ('kilometres', 'late_return', 'no_show', 'fuel', 'cleaning', 'damage', 'fine', 'cancellation')),
  -- Code of the extra.
  code text,
  -- Charge that this one takes back.
  corrects bigint constraint charge_corrects_fkey references charge,
  quantity integer not null constraint charge_quantity_positive check (quantity > 0),
  unit_minor bigint not null,
  -- Includes tax.
  amount_minor bigint not null,
  net_minor bigint not null,
  tax_minor bigint not null,
  -- Basis points: 1900 is 19 per cent.
  tax_bp integer not null constraint charge_tax_possible check (tax_bp between 0 and 10000),
  currency char(3) not null,
  -- Reason, in the words of staff. A charge by rule has its reason in the booking.
  reason text,
  at timestamptz not null default now(),
  constraint charge_adds_up check (amount_minor = quantity * unit_minor),
  constraint charge_is_net_and_tax check (amount_minor = net_minor + tax_minor),
  constraint charge_of_an_extra_names_it check ((kind = 'extra') = (code is not null)),
  constraint charge_takes_or_gives_back
    check (case when corrects is not null then reason is not null
                when kind in ('length_discount', 'first_rental_discount', 'free_days') then amount_minor <= 0
                when kind = 'season' then true
                else amount_minor >= 0 end),
  -- A booking is charged in its own currency.
  constraint charge_in_its_currency foreign key (booking_id, currency) references booking (id, currency)
);
create index on charge (booking_id);
-- A rule charges once. Staff charge fuel, cleaning, damage and fines, and may take such a charge back and charge anew.
create unique index charge_once on charge (booking_id, kind)
  where corrects is null and kind in ('kilometres', 'late_return', 'no_show', 'cancellation');
create unique index charge_corrected_once on charge (corrects) where corrects is not null;

-- Moves of money, and amounts blocked on a card, for the rental or as a deposit. The amounts due, paid and held are
-- sums.
create table money_move (
  id bigint generated always as identity constraint money_move_pkey primary key,
  booking_id bigint not null,
  purpose text not null constraint money_move_purpose_known check (purpose in ('rental', 'deposit')),
  -- authorised: blocked on a card. captured: taken from a blocked amount. released: unblocked. received: by transfer.
  -- paid: at the desk. written_off: will never be paid.
  kind text not null constraint money_move_kind_known
    check (kind in ('authorised', 'captured', 'released', 'received', 'paid', 'refunded', 'written_off')),
  amount_minor bigint not null constraint money_move_positive check (amount_minor > 0),
  currency char(3) not null,
  -- Source: the desk, or the name of a payment provider, with its number of the move.
  provider text not null,
  provider_ref text,
  method text constraint money_move_method_known check (method in ('cash', 'card_terminal', 'transfer')),
  note text,
  at timestamptz not null default now(),
  constraint money_move_provider_ref_key unique (provider, provider_ref),
  constraint money_move_in_its_currency foreign key (booking_id, currency) references booking (id, currency),
  constraint money_move_at_the_desk_has_a_method
    check (provider <> 'desk' or (kind = 'written_off') = (method is null)),
  constraint money_move_by_its_method
    check (kind not in ('received', 'paid') or method is null or (kind = 'received') = (method = 'transfer')),
  constraint money_move_written_off_is_explained check (kind <> 'written_off' or note is not null)
);
create index on money_move (booking_id);

-- Points of members. Append-only; the balance is the sum.
create table points_entry (
  id bigint generated always as identity constraint points_entry_pkey primary key,
  customer_id uuid not null constraint points_entry_customer_id_fkey references customer on delete cascade,
  at timestamptz not null default now(),
  points bigint not null constraint points_entry_not_zero check (points <> 0),
  kind text not null
    constraint points_entry_kind_known check (kind in ('rental', 'first_rental', 'free_days', 'given_back', 'staff')),
  booking_id bigint constraint points_entry_booking_id_fkey references booking,
  -- Reason for which staff gave or took them.
  note text,
  constraint points_entry_by_staff_has_a_note
    check ((kind = 'staff') = (booking_id is null) and (kind = 'staff') = (note is not null)),
  constraint points_entry_only_free_days_take check ((kind = 'free_days') = (points < 0) or kind = 'staff')
);
create index points_entry_of_customer on points_entry (customer_id, id);
create index points_entry_of_booking on points_entry (booking_id) where booking_id is not null;
-- A booking earns and takes points once. It may give them back in parts: a shorter rental has room for fewer free days.
create unique index points_entry_once on points_entry (booking_id, kind) where kind <> 'given_back';
