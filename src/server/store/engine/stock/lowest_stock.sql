-- The lowest number of cars of each class of a branch during [from_at, to_at).
create function lowest_stock(of_branch smallint, from_at timestamptz, to_at timestamptz)
returns table (class_id smallint, low integer) language plpgsql stable as $$
begin
  for class_id in select i.class_id from company.inventory i where i.branch_id = of_branch loop
    low := company.stock_low(of_branch, class_id, from_at, to_at);
    return next;
  end loop;
end $$;
