-- Refuses to change a move: moves are replaced, so that a day's sum only has to count added and removed ones.
create function stock_move_fixed() returns trigger language plpgsql as $$
begin
  raise exception 'stock moves are replaced, never changed' using errcode = 'SW002';
end $$;

create trigger stock_move_fixed before update on stock_move for each row execute function stock_move_fixed();
