-- Marks a rental's assignment that becomes a transfer as automatic: stay_stock() made it, not staff.
create function assignment_automatic() returns trigger language plpgsql as $$
begin
  new.automatic := true;
  return new;
end $$;

create trigger assignment_automatic before update on assignment
  for each row when (old.kind = 'rental' and new.kind = 'transfer') execute function assignment_automatic();
