-- Locks the stock of a class at these branches until the end of the transaction; without branches, at all of them.
-- Under READ COMMITTED, later statements see everything that the previous holder committed, because PostgreSQL makes a
-- commit visible before it releases the locks.
--
-- Locks are taken in the order of the branches, to avoid deadlocks. A transaction therefore names all the stock that it
-- needs in its first call; if it needs several classes, it begins with the lowest.
--
-- These are advisory locks: a transaction may take one again that it already holds, and they write no row versions and
-- leave nothing to clean up.
create function lock_inventory(of_class smallint, variadic of_branches smallint[] default '{}') returns boolean
language plpgsql as $$
declare
  -- Every company has its own locks.
  stock_locks constant integer := hashtext('company.inventory');
  branch smallint;
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'stock is changed under READ COMMITTED only' using errcode = 'SW002';
  end if;
  if of_branches = '{}' then
    of_branches := array(select id from company.branch);
  end if;
  for branch in select distinct b from unnest(of_branches) b order by b loop
    perform pg_advisory_xact_lock(stock_locks, of_class * 65536 + branch);
  end loop;
  return true;
end $$;
