-- Moves are replaced, never changed: so a day's sum only has to know of those that come and those that go.
create function stock_move_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'stock moves are replaced, never changed' using errcode = 'SW002';
end $$;

create trigger stock_move_fixed before update on stock_move for each row execute function stock_move_fixed();
