-- How often somebody called lately, for all processes together. Who it was stands there as a keyed fingerprint, and no
-- longer than the count lasts. Not written to the journal: after a crash the counts begin anew, which is no harm.
create unlogged table call_count (
  fingerprint bytea primary key,
  calls integer not null,
  until timestamptz not null
);
create index on call_count (until);
