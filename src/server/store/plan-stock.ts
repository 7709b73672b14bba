import { sql } from 'kysely'

import type { Read } from './db.ts'

/** Number of free cars of a class at a branch from a moment on. */
export interface StockStep {
  branch: number
  class_id: number
  at: Date
  level: number
}

/** Days into the past for which the line is drawn. */
const PAST_DAYS = 45

/**
 * Free cars of classes at branches during a span, as the engine counts them: the lowest number of each bucket of time,
 * named where it changes. Nothing for spans that are long over.
 */
export async function listStockSteps(
  db: Read,
  cells: readonly { branch: number; classId: number }[],
  { from, to, bucketMinutes }: { from: Date; to: Date; bucketMinutes: number },
): Promise<StockStep[]> {
  const { rows } = await sql<StockStep>`
    with line as (
      select cell.branch, cell.class_id, step.at, step.level from
        unnest(${cells.map(({ branch }) => branch)}::smallint[], ${cells.map(({ classId }) => classId)}::smallint[])
          cell(branch, class_id)
      -- Level at the beginning: from the days that are summed and the moves of its own day; for a beginning in the past,
      -- whose days are merged, from the moves since then, backwards.
      cross join lateral (
        select greatest(utc_day(now()) - 1, utc_day(${from}::timestamptz)) as day) summed
      cross join lateral (
        select coalesce(sum(d.net), 0)::int as cars from stock_day d
        where d.branch_id = cell.branch and d.class_id = cell.class_id and d.day < summed.day) base
      cross join lateral (
        select base.cars + coalesce(sum(case when m.at < ${from} then m.delta else -m.delta end), 0)::int as cars
        from stock_move m, (select summed.day::timestamp at time zone 'UTC' as at) known
        where m.branch_id = cell.branch and m.class_id = cell.class_id
          and m.at >= least(known.at, ${from}) and m.at < greatest(known.at, ${from})) start
      cross join lateral (
        select ${from}::timestamptz as at, start.cars as level
        union all
        select m.at, start.cars + sum(sum(m.delta)) over (order by m.at)::int from stock_move m
        where m.branch_id = cell.branch and m.class_id = cell.class_id and m.at >= ${from} and m.at < ${to}
        group by m.at) step),
    bucketed as (
      select branch, class_id, greatest(${from}::timestamptz, date_bin(${bucketMinutes} * interval '1 minute', at, ${from})) as at,
             min(level) as low, min(at) as first, (array_agg(level order by at desc, level))[1] as last
      from line group by 1, 2, 3),
    -- A bucket begins with what the one before it ended with, unless a step stands at its very beginning.
    entered as (
      select *, case when first > at then lag(last) over (partition by branch, class_id order by at) end as before
      from bucketed),
    -- A bucket without a step keeps what the one before it ended with.
    levels as (
      select branch, class_id, at, least(low, before) as level from entered
      union all
      select branch, class_id, next, last from (
        select branch, class_id, at + ${bucketMinutes} * interval '1 minute' as next, last,
               lead(at) over (partition by branch, class_id order by at) as following from bucketed) gap
      where (following is null or next < following) and next < ${to})
    select branch, class_id, at, level from (
      select *, lag(level) over (partition by branch, class_id order by at) as before from levels) changes
    where before is distinct from level and ${from}::timestamptz > now() - ${PAST_DAYS} * interval '1 day'
    order by branch, class_id, at`.execute(db)
  return rows
}

/** Free cars of a class at a branch in the coming days. */
export interface StockAhead {
  branch: number
  class_id: number
  /** Beginning of tomorrow, in UTC as the days are. */
  from: Date
  /** Lowest number of free cars of each day from then on. */
  lows: number[]
}

/**
 * The lowest number of free cars of each coming day, by branch and class. Today is left out: its lowest number may lie in
 * hours that are over.
 */
export async function listStockAhead(db: Read, days: number): Promise<StockAhead[]> {
  const { rows } = await sql<StockAhead>`
    with cell as (
      select i.branch_id, i.class_id, coalesce(sum(d.net), 0)::int as cars
      from inventory i left join stock_day d on d.branch_id = i.branch_id and d.class_id = i.class_id and d.day <= utc_day(now())
      group by 1, 2),
    line as (
      select c.branch_id, c.class_id, n,
             c.cars + coalesce(d.low - d.net, 0)
               + coalesce(sum(d.net) over (partition by c.branch_id, c.class_id order by n), 0)::int as low
      from cell c cross join generate_series(1, ${days}::int) n
      left join stock_day d on d.branch_id = c.branch_id and d.class_id = c.class_id and d.day = utc_day(now()) + n)
    select branch_id as branch, class_id, (utc_day(now()) + 1)::timestamp at time zone 'UTC' as from,
           array_agg(low order by n) as lows
    from line group by 1, 2`.execute(db)
  return rows
}
