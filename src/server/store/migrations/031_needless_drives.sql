-- A drive that the database made, because others relied on the car of a one-way rental that fell away, goes again when
-- nobody relies on it any more. Drives that staff planned stay.

alter table assignment add column automatic boolean not null default false check (not automatic or kind = 'transfer');
update assignment set automatic = true
where kind = 'transfer' and note in ('replaces a cancelled one-way rental', 'replaces a changed one-way rental');
create index assignment_automatic on assignment (lower(period)) where automatic;

-- What was a rental and is a transfer now was made by booking_stock.
create function assignment_automatic() returns trigger language plpgsql as $$
begin
  new.automatic := true;
  return new;
end $$;
create trigger assignment_automatic before update on assignment
  for each row when (old.kind = 'rental' and new.kind = 'transfer') execute function assignment_automatic();

-- Drives to come that the stock does without: where they lead, a car is left over for good from their arrival on.
create function needless_drives(of_class smallint, of_branch smallint) returns setof assignment
language plpgsql stable as $$
begin
  return query
  select a.* from assignment a join car c on c.id = a.car_id
  where a.automatic and not a.fixed and lower(a.period) > now()
    and (of_class is null or c.class_id = of_class) and (of_branch is null or a.from_branch = of_branch)
    and stock_low(a.to_branch, c.class_id, upper(a.period), 'infinity') > 0
  order by lower(a.period) desc;
end $$;

-- Whether somebody keeps a car who has no right to it any more: one of a class that is to leave a branch, or any.
create or replace function has_overdue(of_class smallint, of_branch smallint) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from booking where status in ('held', 'requested', 'pending_payment') and expires_at <= now()
      and (of_class is null or class_id = of_class) and (of_branch is null or pickup_branch = of_branch))
    -- Asked only before somebody is refused: whoever looks at all classes can wait for the job.
    or (of_class is not null and exists (select from needless_drives(of_class, of_branch)));
end $$;
