-- Refuses a change that takes the stock below zero (SW001).
create function require_stock(of_branch smallint, of_class smallint, from_at timestamptz, to_at timestamptz)
returns boolean language plpgsql as $$
begin
  if coalesce(company.stock_low(of_branch, of_class, from_at, to_at), -1) < 0 then
    raise exception 'no car of class % left at branch %', of_class, of_branch using errcode = 'SW001';
  end if;
  return true;
end $$;
