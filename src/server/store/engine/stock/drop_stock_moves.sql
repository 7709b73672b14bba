-- Removes the moves of a stay or an assignment; null for a move that stays.
create function drop_stock_moves(of_source "char", of_id bigint, of_class smallint, left_from smallint,
                                 left_at timestamptz, came_to smallint, came_at timestamptz) returns boolean
language plpgsql as $$
begin
  delete from company.stock_move where source = of_source and source_id = of_id
    and case delta when -1 then left_from else came_to end is not null;
  return company.count_stock_moves(of_class, left_from, left_at, 1, came_to, came_at, -1);
end $$;
