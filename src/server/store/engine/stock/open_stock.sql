-- The lowest number of cars of each class at a branch during [from_at, to_at) that a visitor can book. Stays whose time
-- is over do not count, even if nobody has released them yet, nor does the visitor's own stay. It only reads, so a
-- replica can answer it; a transaction that takes a car releases overdue stays first.
create function open_stock(of_branch smallint, from_at timestamptz, to_at timestamptz, own bigint)
returns table (class_id smallint, low integer) language plpgsql stable as $$
declare
  since timestamptz := greatest(from_at, (company.utc_day(now()) - 1)::timestamp at time zone 'UTC');
  first_day date := company.utc_day(since);
  gone bigint[];
  of_classes smallint[];
begin
  select array_agg(s.id), array_agg(s.class_id) into gone, of_classes from company.stay s
  where s.id = own or (s.state in ('held', 'kept') and s.expires_at <= now());
  for class_id in select i.class_id from company.inventory i where i.branch_id = of_branch order by i.class_id loop
    if class_id = any (of_classes) then
      -- Move by move, because the sums of whole days contain those of overdue stays.
      select min(step.level) into low from (
        select m.at, sum(sum(m.delta)) over (order by m.at) as level from (
          select since as at, coalesce(sum(d.net), 0) as delta from company.stock_day d
          where d.branch_id = of_branch and d.class_id = open_stock.class_id and d.day < first_day
          union all
          -- Theirs of days before, which those sums have in them.
          select since, -s.delta from company.stock_move s
          where s.branch_id = of_branch and s.class_id = open_stock.class_id and s.source = 's' and s.source_id = any (gone)
            and s.at < first_day::timestamp at time zone 'UTC'
          union all
          select greatest(s.at, since), s.delta from company.stock_move s
          where s.branch_id = of_branch and s.class_id = open_stock.class_id
            and s.at >= first_day::timestamp at time zone 'UTC' and (s.at <= since or s.at < to_at)
            and not (s.source = 's' and s.source_id = any (gone))) m
        group by m.at) step;
    else
      low := company.stock_low(of_branch, class_id, from_at, to_at);
    end if;
    return next;
  end loop;
end $$;
