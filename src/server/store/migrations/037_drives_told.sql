-- What staff were told of drives between the branches, so that each is told once, and taken back when it goes.
create table drive (
  id bigint generated always as identity primary key,
  -- Of the plan; it goes with the drive, what was told stays.
  assignment_id bigint not null unique,
  car_id integer not null references car,
  from_branch smallint not null references branch,
  to_branch smallint not null references branch,
  leaves timestamptz not null,
  arrives timestamptz not null,
  told_at timestamptz not null default now(),
  gone_at timestamptz,
  done_at timestamptz,
  actor text
);
create index drive_open on drive (arrives) where gone_at is null and done_at is null;
