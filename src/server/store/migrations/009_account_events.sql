-- What happened to an account, for its owner to read (D9); written in the transaction of what it tells of. Never a
-- password, an address or a number: `detail` says at most which parts were touched.
create table account_event (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customer on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  detail jsonb not null default '{}'
);
create index on account_event (customer_id, at desc, id desc);

create function account_event_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what happened to an account is not rewritten';
end $$;
create trigger account_event_stays before update on account_event
  for each row execute function account_event_stays();

-- Goes up with every change of the profile: whoever changes it says which state he saw.
alter table customer add column profile_version integer not null default 1;

-- Numbers of documents are kept for a time that begins when they were given (D27), which may be long after registration.
alter table customer add column documents_given_at timestamptz;
update customer set documents_given_at = created_at where documents_sealed is not null;
alter table customer add check ((documents_sealed is null) = (documents_given_at is null));
