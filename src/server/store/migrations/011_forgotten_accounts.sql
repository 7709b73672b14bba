-- Who deletes an account and opens a new one with the same address does not get the discount on the first rental again
-- (D24). Of whoever had rented, a keyed fingerprint of the address is kept for a time, and nothing else.
create table rented_address (
  fingerprint bytea primary key,
  at timestamptz not null
);
create index on rented_address (at);

-- Of an account: whether its address was known there when it was made.
alter table customer add column rented_before boolean not null default false;
