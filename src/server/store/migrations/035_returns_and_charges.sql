-- What happens between handover and closing: when and where a car really came back, and what follows from that.

alter table booking
  add column returned_at timestamptz,
  add column returned_branch smallint references branch,
  add check ((returned_at is null) = (returned_branch is null));

-- What a customer owes beyond the agreed price (D38, D42). Append-only: an entry is taken back by another one.
create table rental_charge (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking,
  kind text not null check (kind in ('kilometres', 'late_return', 'no_show')),
  -- The entry that this one takes back.
  corrects bigint references rental_charge,
  quantity integer not null check (quantity > 0),
  unit_minor integer not null,
  amount_minor integer not null check (amount_minor = quantity * unit_minor),
  currency char(3) not null,
  -- Why it was taken back, in the words of staff. What a rule charged follows from the booking.
  reason text,
  at timestamptz not null default now(),
  actor text not null,
  check (case when corrects is null then unit_minor >= 0 else unit_minor <= 0 and reason is not null end)
);
-- A rule charges once, and each entry is taken back once.
create unique index rental_charge_once on rental_charge (booking_id, kind) where corrects is null;
create unique index rental_charge_corrected_once on rental_charge (corrects) where corrects is not null;
create index on rental_charge (booking_id);

create function charge_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a charge is corrected by another one, never changed' using errcode = 'SW002';
end $$;
create trigger charge_stays before update or delete on rental_charge
  for each row execute function charge_stays();
