import type pg from 'pg'

/** Change that one transaction made to an entry of the plan. */
export interface Step {
  entry: number
  fromCar: number | null
  toCar: number | null
  fromFixed: boolean | null
  toFixed: boolean | null
}

/** Lets the database write down every change of the plan, with its transaction. */
export async function logPlan(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create table plan_log (seq bigint generated always as identity, xid xid8 not null default pg_current_xact_id(),
      entry bigint not null, old_car integer, new_car integer, old_fixed boolean, new_fixed boolean);
    create function log_plan() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      insert into plan_log (entry, old_car, new_car, old_fixed, new_fixed)
      values (coalesce(new.id, old.id), old.car_id, new.car_id, old.fixed, new.fixed);
      return null;
    end $$;
    create trigger log_plan after insert or update or delete on assignment for each row execute function log_plan()`)
}

/** Changes of each entry by each transaction, from its beginning to its end. */
export async function readPlanLog(pool: pg.Pool): Promise<Step[]> {
  const { rows } = await pool.query<Step>(`
    select entry::int, (array_agg(old_car order by seq))[1] as "fromCar", (array_agg(new_car order by seq desc))[1] as "toCar",
           (array_agg(old_fixed order by seq))[1] as "fromFixed", (array_agg(new_fixed order by seq desc))[1] as "toFixed"
    from plan_log group by xid, entry order by min(seq)`)
  return rows
}
