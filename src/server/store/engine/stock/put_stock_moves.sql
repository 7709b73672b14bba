-- Writes the moves by which a stay (s), an assignment (a) or a new car (c) takes a car away and brings one; null for a
-- move that there is not.
create function put_stock_moves(of_source "char", of_id bigint, of_class smallint, leaves_from smallint,
                                leaves_at timestamptz, comes_to smallint, comes_at timestamptz) returns boolean
language plpgsql as $$
begin
  insert into company.stock_move (branch_id, class_id, at, delta, source, source_id)
  select branch, of_class, at, delta, of_source, of_id
  from (values (leaves_from, leaves_at, -1), (comes_to, comes_at, 1)) move(branch, at, delta) where branch is not null;
  return company.count_stock_moves(of_class, leaves_from, leaves_at, -1, comes_to, comes_at, 1);
end $$;
