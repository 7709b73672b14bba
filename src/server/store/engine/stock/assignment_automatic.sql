-- What was a rental and becomes a transfer was made by stay_stock: nobody planned that drive.
create function assignment_automatic() returns trigger language plpgsql as $$
begin
  new.automatic := true;
  return new;
end $$;

create trigger assignment_automatic before update on assignment
  for each row when (old.kind = 'rental' and new.kind = 'transfer') execute function assignment_automatic();
