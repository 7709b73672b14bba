-- Which version of what was agreed stands: an amendment raises it by one.
alter table booking add revision integer not null default 1 check (revision >= 1);

-- What was agreed, as the customer has it: one document per version of a booking, never changed afterwards.
create table rental_agreement (
  id bigint generated always as identity primary key,
  booking_id bigint not null references booking on delete cascade,
  revision integer not null check (revision >= 1),
  language text not null check (language in ('de', 'en')),
  terms_version text not null,
  file_name text not null,
  sha256 bytea not null,
  pdf bytea not null,
  written_at timestamptz not null default now(),
  unique (booking_id, revision),
  check (sha256 = sha256(pdf))
);
-- A PDF is compressed already.
alter table rental_agreement alter column pdf set storage external;

create function agreement_stays() returns trigger language plpgsql as $$
begin
  -- What is kept of a rental is kept whole: a booking whose time is over takes its agreements with it.
  if tg_op = 'DELETE' and not exists (select from booking where id = old.booking_id) then return old; end if;
  raise exception 'an agreement is never changed: another one is a revision of its booking' using errcode = 'SW002';
end $$;
create trigger agreement_stays before update or delete on rental_agreement
  for each row execute function agreement_stays();

-- Where the agreements that are still to be written are looked for.
create index booking_agreed on booking (id) where status in ('confirmed', 'active', 'returned');
