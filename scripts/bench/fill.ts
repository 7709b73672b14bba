import type pg from 'pg'

interface Size {
  /** Those that the company has, and more up to this number. */
  branches: number
  cars: number
  bookings: number
  /** Whether every booking gets its car: for those who hold cars, not for those who only look. */
  plan: boolean
  /** Customers among whom the bookings are shared; without them nobody is known. */
  customers?: number
}

const CLASSES = 8
const FAR_AHEAD = `interval '1095 days'`

/**
 * Fills the tables in bulk with what the triggers would have written: every car rented for a day or two, again and
 * again, over two years past and one to come. Past days are melted, as the nightly job does.
 */
export async function fill(pool: pg.Pool, { branches, cars, bookings, plan, customers = 0 }: Size): Promise<void> {
  const perCell = Math.ceil(cars / (branches * CLASSES))
  const each = Math.round(bookings / (perCell * branches * CLASSES))
  const client = await pool.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`set maintenance_work_mem = '1GB'`)
  await client.query(`set work_mem = '256MB'`)
  await client.query('set synchronous_commit = off')
  const build = await dropIndexes(client)
  await client.query(
    `insert into branch (id, code, name_de, name_en, street, city, phone, email, latitude, longitude, federal_state,
                         after_hours_allowed)
     select n, 'bench' || n, 'Bench ' || n, 'Bench ' || n, 'Teststrasse 1', '10115 Berlin', '+49 30 23125-100',
            'bench@spreewagen.example', 52.5, 13.4, 'BE', true from generate_series(4, $1) n`,
    [branches + 1],
  )
  await client.query(
    `insert into inventory select b.id, c.id from branch b, vehicle_class c where not c.coming_soon on conflict do nothing`,
  )
  await client.query(
    `insert into car (vehicle_id, class_id, home_branch, plate, next_inspection, in_service_from)
     select c.id * 100 + 1, c.id, b.id, 'BN-' || c.id || ' ' || b.id || ' ' || n, current_date, '2024-01-01'
     from vehicle_class c, branch b, generate_series(1, $1) n where not c.coming_soon`,
    [perCell],
  )
  await client.query(
    `insert into stay (id, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_at, ends_at, turnaround, days, state)
     overriding system value
     select row_number() over (order by id, n), vehicle_id, class_id, home_branch, home_branch, at, at + length, '90 minutes', 1,
            case when at + length < now() then 'back' when at < now() then $2 else 'certain' end
     from (select c.*, n, date_trunc('hour', now()) - interval '730 days' + (n + (c.id % 97) / 97.0) * (${FAR_AHEAD} / $1::int) as at,
                  (1 + c.id % 2) * interval '1 day' as length
           from car c, generate_series(0, $1 - 1) n where plate like 'BN-%') rentals`,
    [each, plan ? 'out' : 'back'],
  )
  await client.query(`select setval(pg_get_serial_sequence('stay', 'id'), (select max(id) from stay))`)
  await fillPeople(client, customers)
  await client.query(
    `insert into stock_move select home_branch, class_id, in_service_from, 1, 'c', id from car where plate like 'BN-%'`,
  )
  await client.query(`insert into stock_move select pickup_branch, class_id, starts_at, -1, 's', id from stay`)
  await client.query(
    `insert into stock_move select dropoff_branch, class_id, ends_at + turnaround, 1, 's', id from stay`,
  )
  await client.query('delete from stock_day')
  await client.query(
    `insert into stock_day select branch_id, class_id, day, sum(delta), least(0, min(level)) from (
       select branch_id, class_id, utc_day(at) as day, sum(delta) as delta,
              sum(sum(delta)) over (partition by branch_id, class_id, utc_day(at) order by at) as level
       from stock_move group by branch_id, class_id, at) levels group by 1, 2, 3`,
  )
  await client.query(
    `with past as (delete from stock_day where day < utc_day(now()) - 1 returning branch_id, class_id, net)
     insert into stock_day select branch_id, class_id, utc_day(now()) - 2, sum(net), least(0, sum(net)) from past group by 1, 2`,
  )
  if (plan) await fillPlan(client, each)
  for (const index of build) await client.query(index)
  client.release(true) // with its role, which fires no triggers
  await pool.query('vacuum analyze')
}

/** Bookings of the stays, each of somebody: of one in a hundred people with the same name, which is the worst to search. */
async function fillPeople(client: pg.PoolClient, customers: number): Promise<void> {
  await client.query(`
    create function pg_temp.person(n bigint) returns text[] language sql immutable as $$
      select array[
        (array['Mara','Jonas','Lena','Paul','Nele','Otto','Ida','Emil','Vera','Kurt','Rosa','Theo','Ute','Lars','Bela','Yara'])[n % 16 + 1],
        case when n % 100 = 7 then 'Müller' else
          (array['Mus','Bei','Pro','Vor','Ent','Kop','For','Sche','Blan','Zei','Wor','Tip','Irr','Fik','Sam','Dum','Plat','Ros','Lau','Grun'])[n / 16 % 20 + 1] ||
          (array['ter','spiel','lage','wurf','mann','hardt','berg','feld','stein','bach','brandt','holz','wald','see','tal'])[n / 320 % 15 + 1] ||
          (array['','er','in','ke','sen','ow','itz','el','chen','ert'])[n / 4800 % 10 + 1] end,
        '+49 ' || (n % 90 + 30) || ' ' || (n * 7919 % 90000000 + 10000000)] $$;
    create function pg_temp.reference(n bigint) returns text language sql immutable as $$
      select 'SW-' || string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', (x >> (5 * at) & 31)::int + 1, 1)
                                 || case when at = 4 then '-' else '' end, '' order by at desc)
      from (select (n * 486187739) & ((1::bigint << 40) - 1) as x) mixed, generate_series(0, 7) at $$`)
  await client.query(
    `insert into customer (id, first_name, last_name, email, phone)
     select md5('customer ' || n)::uuid, p[1], p[2], lower(p[1]) || n || '@post.example', p[3]
     from (select n, pg_temp.person(n) as p from generate_series(0, $1::int - 1) n) people`,
    [customers],
  )
  await client.query(
    `insert into booking (id, quote_id, status, vehicle_id, class_id, pickup_branch, dropoff_branch, starts_local, ends_local, starts_at,
                          ends_at, turnaround, extras, cross_border, days, total_minor, per_day_minor, deposit_minor, included_km, extra_km_minor, currency, reference, customer_id, email, first_name,
                          last_name, phone, language, payment_method, terms_version, booked_at)
     select id, gen_random_uuid(), case state when 'back' then 'closed' when 'out' then 'active' else 'confirmed' end, vehicle_id, class_id, pickup_branch,
            dropoff_branch, starts_at, ends_at, starts_at, ends_at, turnaround, '[]', false, 1, 0, 0, 0, 0, 0, 'USD', pg_temp.reference(id),
            case when $1::int > 0 then md5('customer ' || who)::uuid end, lower(p[1]) || who || '@post.example', p[1], p[2], p[3], 'de', 'paypal', '1', starts_at
     from (select *, pg_temp.person(who) as p from (select *, id * 48271 % greatest($1::bigint, 1000000) as who from stay) stays) people`,
    [customers],
  )
  await client.query(
    `insert into booking_driver (id, booking_id, position, first_name, last_name, date_of_birth)
     select gen_random_uuid(), id, 0, first_name, last_name, '1990-01-01' from booking`,
  )
}

/** Takes away what would be sorted in row by row. @returns what builds it again at once */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid in ('stay'::regclass, 'booking'::regclass, 'stock_move'::regclass, 'assignment'::regclass)
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

/** As the stays were made car by car, they follow one another in their numbers. */
async function fillPlan(client: pg.PoolClient, each: number): Promise<void> {
  await client.query('alter table assignment drop constraint one_car_one_place')
  await client.query(
    `insert into assignment (car_id, kind, stay_id, from_branch, to_branch, period)
     select c.id, 'rental', s.id, s.pickup_branch, s.dropoff_branch, tstzrange(s.starts_at, s.ends_at + s.turnaround)
     from (select id, row_number() over (order by id) as turn from car where plate like 'BN-%') c
     join stay s on (s.id - 1) / $1::int + 1 = c.turn`,
    [each],
  )
  await client.query(
    `alter table assignment add constraint one_car_one_place
     exclude using gist (car_id with =, period with &&) deferrable initially immediate`,
  )
  await fillStanding(client)
}

async function fillStanding(client: pg.PoolClient): Promise<void> {
  await client.query('delete from standing')
  await client.query(
    `insert into standing (car_id, class_id, branch_id, free)
     select c.id, c.class_id, a.to_branch, tstzrange(upper(a.period), a.until)
     from (select *, lead(lower(period)) over (partition by car_id order by lower(period)) as until from assignment) a
     join car c on c.id = a.car_id
     where coalesce(a.until, 'infinity') > greatest(upper(a.period), now() - interval '1 day')
     union all
     select id, class_id, home_branch, tstzrange(in_service_from, null) from car where plate not like 'BN-%'`,
  )
}
