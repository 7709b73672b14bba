import type pg from 'pg'

/** When and where cars came back. */
const returns = `select r.booking_id, r.branch_id as returned_branch, l.at as returned_at
  from car_return r join car_log l on l.id = r.log_id`

/**
 * Queries that compare cars and bookings at every moment (D21). They share nothing with the engine, so they also find
 * its mistakes. Each lists faults; a sound database has none.
 */
const checks: Record<string, string> = {
  'stock below zero': `
    with kept as (
      select id, class_id, status, pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, r.returned_at,
             r.returned_branch, (select out_until from stay s where s.id = b.id) as out_until
      from booking b left join (${returns}) r on r.booking_id = b.id
      where status not in ('expired', 'declined', 'withdrawn', 'cancelled', 'no_show')
      union all
      -- Stays that are held for a quote and have no booking yet.
      select id, class_id, 'held', pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, null, null, null
      from stay s where not exists (select from booking b where b.id = s.id)
    ), trip as (
      -- As agreed, or as it really was; a rental that is left without a car takes none until one is there.
      select class_id, status, pickup_branch, coalesce(
               (select min(lower(a.period)) from assignment a where a.stay_id = b.id and a.late), starts_at) as starts_at, coalesce(returned_branch, dropoff_branch) as place, case
        when returned_at is not null then greatest(returned_at + turnaround, starts_at + interval '1 minute')
        when out_until > ends_at then out_until + turnaround else ends_at + turnaround end as back
      from kept b where not exists (select from car_missing m where m.stay_id = b.id
        and not exists (select from assignment a where a.stay_id = b.id))
    ), move as (
      select home_branch as branch, class_id, in_service_from as at, 1 as delta from car
      union all
      select pickup_branch, class_id, starts_at, -1 from trip
      union all
      select place, class_id, back, 1 from trip
      where status in ('confirmed', 'active', 'returned', 'closed')
         or (pickup_branch = place and status in ('held', 'requested', 'offered', 'pending_payment'))
      union all
      select a.from_branch, c.class_id, lower(a.period), -1 from assignment a join car c on c.id = a.car_id where a.kind <> 'rental'
      union all
      select a.to_branch, c.class_id, upper(a.period), 1 from assignment a join car c on c.id = a.car_id where a.kind <> 'rental'
      union all
      -- A car of a better class leaves, and one of the booked class stays at the branch.
      select side.* from assignment a join car c on c.id = a.car_id, lateral (values
        (a.from_branch, c.class_id, lower(a.period), -1), (a.to_branch, c.class_id, upper(a.period), 1),
        (a.from_branch, a.instead_of, lower(a.period), 1), (a.to_branch, a.instead_of, upper(a.period), -1)) side
      where a.instead_of is not null
    ), level as (
      select branch, class_id, at, sum(sum(delta)) over (partition by branch, class_id order by at) as cars
      from move group by branch, class_id, at
    )
    select * from level where cars < 0`,
  'car in two places': `
    select a.id, b.id from assignment a join assignment b
      on a.car_id = b.car_id and a.id < b.id
     and lower(a.period) < upper(b.period) and lower(b.period) < upper(a.period)`,
  'car leaves from where it is not': `
    select * from (
      select a.id, a.from_branch,
             coalesce(lag(a.to_branch) over (partition by a.car_id order by lower(a.period)), c.home_branch) as place
      from assignment a join car c on c.id = a.car_id) chain
    where from_branch <> place`,
  'car that stands elsewhere than its plan says': `
    with gap as (
      select car_id, to_branch as branch, upper(period) as since,
             lead(lower(period)) over (partition by car_id order by lower(period)) as until
      from assignment
      union all
      select c.id, c.home_branch, c.in_service_from, (select min(lower(period)) from assignment a where a.car_id = c.id)
      from car c
    ), planned as (
      select car_id, branch, tstzrange(since, until) as free from gap
      where since is not null and (until is null or until > since)
    )
    select * from planned p full join standing s on s.car_id = p.car_id and s.branch_id = p.branch and s.free = p.free
    where (p.car_id is null or s.car_id is null)
      and coalesce(upper(coalesce(p.free, s.free)), 'infinity') > now()`,
  'car counted on before it is certain to come': `
    select a.id from assignment a left join booking b on b.id = a.stay_id
    where a.kind = 'rental' and a.from_branch <> a.to_branch
      and (b.id is null or b.status in ('requested', 'offered', 'pending_payment'))
      and exists (select from assignment n where n.car_id = a.car_id and lower(n.period) > lower(a.period))`,
  'rental without a car of its class': `
    with part as (
      select a.stay_id, lower(a.period) as since, upper(a.period) as ends, a.from_branch, a.to_branch, a.late,
             lag(upper(a.period)) over parts as until, lag(a.to_branch) over parts as place,
             c.class_id = s.class_id and a.instead_of is null or a.instead_of = s.class_id and given.rank > booked.rank
               and given.seats >= booked.seats and booked.transmission in ('Manual', given.transmission) as good
      from assignment a join car c on c.id = a.car_id join stay s on s.id = a.stay_id
      join vehicle_class given on given.id = c.class_id join vehicle_class booked on booked.id = s.class_id
      window parts as (partition by a.stay_id order by lower(a.period))
    ), rental as (
      select stay_id, bool_and(good) as good, bool_and(until is null or until = since and place = from_branch) as whole,
             min(since) as since, bool_or(late) as late, max(ends) as ends, max(since) as last_since,
             (array_agg(from_branch order by since))[1] as from_branch, (array_agg(to_branch order by since desc))[1] as to_branch
      from part group by stay_id
    )
    select s.id from stay s left join rental r on r.stay_id = s.id
    where not (r.stay_id is null and s.state in ('held', 'kept', 'certain')
               and exists (select from car_missing m where m.stay_id = s.id))
      and (r.stay_id is null or not r.good or not r.whole or r.since <> s.starts_at and not (r.late and r.since > s.starts_at)
           or r.ends <> greatest(coalesce(s.returned_at, greatest(s.ends_at, s.out_until)) + s.turnaround,
                                 s.starts_at + interval '1 minute', r.last_since + interval '1 minute')
           or r.from_branch <> s.pickup_branch or r.to_branch <> coalesce(s.returned_branch, s.dropoff_branch))`,
  'stay that is not what its booking says': `
    select b.id, b.status, s.state from booking b left join stay s on s.id = b.id
    left join (${returns}) r on r.booking_id = b.id
    where case
      when b.status in ('expired', 'declined', 'withdrawn', 'cancelled', 'no_show') then s.id is not null
      else (s.state, s.class_id, s.vehicle_id, s.pickup_branch, s.dropoff_branch, s.starts_at, s.ends_at, s.turnaround,
            s.returned_at, s.returned_branch)
        is distinct from (case b.status when 'confirmed' then 'certain' when 'active' then 'out' when 'returned' then 'back'
                                        when 'closed' then 'back' else 'kept' end,
            b.class_id, b.vehicle_id, b.pickup_branch, b.dropoff_branch, b.starts_at, b.ends_at, b.turnaround,
            r.returned_at, r.returned_branch)
      end`,
  "stay that is nobody's": `
    select s.id, s.state from stay s
    where not exists (select from booking b where b.id = s.id)
      -- The stay of a past rental outlives its booking, because it says where the car went.
      and s.state <> 'back'
      and not (s.state = 'held' and exists (select from quote q where q.stay_id = s.id and q.expires_at = s.expires_at))`,
  'rental whose handover or return nobody recorded': `
    select b.id, b.status from booking b
    where b.status in ('active', 'returned', 'closed') and not exists (select from handover h where h.booking_id = b.id)
       or b.status in ('returned', 'closed') <> exists (select from car_return r where r.booking_id = b.id)`,
  'car with two who have it': `
    select a.car_id from assignment a join booking b on b.id = a.stay_id
    where b.status = 'active'
      and not exists (select from assignment l where l.stay_id = b.id and l.part > a.part)
    group by a.car_id having count(*) > 1`,
  'odometer that went down': `
    select * from (select id, car_id, km, lag(km) over (partition by car_id order by at, id) as before
                   from car_log where km is not null) readings
    where km < before`,
  'car kept for what is over': `
    select b.id from booking b join assignment a on a.stay_id = b.id
    where b.status in ('expired', 'declined', 'withdrawn', 'cancelled', 'no_show')`,
  'charges that are not what is agreed': `
    select b.id, b.status, p.agreed as wanted, p.tax as wanted_tax, c.agreed, c.tax from booking b, lateral (
      select coalesce(sum(c.amount_minor), 0) as agreed, coalesce(sum(c.tax_minor), 0) as tax,
             coalesce(sum(c.net_minor + c.tax_minor), 0) as taxed from charge c
      where c.booking_id = b.id and c.kind not in ('kilometres', 'late_return', 'fuel', 'cleaning', 'damage', 'fine', 'no_show', 'cancellation')) c,
      lateral (
        select coalesce(sum(l.amount_minor), 0) as agreed, coalesce(sum(l.tax_minor), 0) as tax from booking_price_line l
        where l.booking_id = b.id and l.revision = b.revision
          and b.status in ('pending_payment', 'confirmed', 'active', 'returned', 'closed')) p
    where c.taxed <> c.agreed or c.agreed <> p.agreed or c.tax <> p.tax`,
  'money that was not there': `
    select booking_id, purpose from (
      select booking_id, purpose,
             sum(case when kind = 'authorised' then amount_minor when kind in ('captured', 'released') then -amount_minor end) as blocked,
             sum(case when kind in ('captured', 'received', 'paid') then amount_minor when kind = 'refunded' then -amount_minor end) as came
      from money_move group by booking_id, purpose) m
    where blocked < 0 or came < 0`,
  'day sums that do not add up': `
    select branch_id, class_id from (
      select branch_id, class_id, sum(net) as cars, 0 as moves from stock_day group by 1, 2
      union all
      select branch_id, class_id, 0, sum(delta) from stock_move group by 1, 2) both_sides
    group by branch_id, class_id having sum(cars) <> sum(moves)`,
  'price that is not the sum of its items': `
    select id, revision from (
      select id, revision, total_minor from booking
      union all
      select booking_id, revision, total_minor from booking_amendment) agreed
    where total_minor is distinct from (select sum(amount_minor) from booking_price_line l
                                        where l.booking_id = agreed.id and l.revision = agreed.revision)`,
  'charge taken back otherwise than it was made': `
    select c.id from charge c join charge o on o.id = c.corrects
    where c.amount_minor <> -o.amount_minor or c.booking_id <> o.booking_id or c.currency <> o.currency`,
  'points below zero': `
    select customer_id from points_entry group by customer_id having sum(points) < 0`,
  "file that is nobody's": `
    select id, owner from stored_file f
    where not exists (select from document where file_id = f.id)
      and not exists (select from customer_picture where file_id = f.id)
      and not exists (select from rental_agreement where file_id = f.id)`,
  'file without its content in the database': `
    select id, owner from stored_file f
    where store = 'database' and not exists (select from stored_content c where c.sha256 = f.sha256)`,
  'half-made bookings': `
    select b.id from booking b left join booking_driver d on d.booking_id = b.id and d.position = 0
    where b.ends_at > now() - interval '30 days'
      -- Staff may book for somebody whose papers they see at the handover.
      and (d.documents_sealed is null and b.origin = 'web' and b.status in ('pending_payment', 'confirmed', 'active')
           or d.id is null
              and b.status in ('requested', 'offered', 'pending_payment', 'confirmed', 'active', 'returned'))
    union all
    select b.id from booking b where not exists (select from booking_event e where e.booking_id = b.id and e.to_status = b.status)`,
}

/** @returns the faults, in words; empty if there are none */
export async function checkSoundness(pool: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const findings: string[] = []
  for (const [what, query] of Object.entries(checks)) {
    const { rows } = await pool.query(query)
    if (rows.length > 0) findings.push(`${what}: ${rows.length}, such as ${JSON.stringify(rows[0])}`)
  }
  return findings
}

export interface RecordCounts {
  bookings: number
  accounts: number
  documents: number
  /** Letters that are not sent yet. */
  letters: number
}

/** Counts of the main records, with which an operator compares a restored copy. */
export async function countRecords(pool: Pick<pg.Pool, 'query'>): Promise<RecordCounts> {
  const { rows } = await pool.query<RecordCounts>(`
    select (select count(*) from booking) as bookings,
           (select count(*) from account) as accounts,
           (select count(*) from document) as documents,
           (select count(*) from letter where sent_at is null and data <> '{}') as letters`)
  return rows[0]!
}
