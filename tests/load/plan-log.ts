import type pg from 'pg'

/** How an entry of the plan stands: its car, whether it is fixed there, and its time in Berlin, as the planner has it. */
export interface Stand {
  car: number
  fixed: boolean
  since: string
  until: string | null
}

/** Change that one transaction made to an entry of the plan. */
export interface Step {
  entry: number
  kind: 'rental' | 'maintenance' | 'transfer'
  /** Use case that did it, if it wrote of it. */
  verb: string | null
  /** Before and after; null where there was none, or is none. */
  from: Stand | null
  to: Stand | null
}

/** A change of an entry: how it stood when it was seen, and how it was to stand. Null where there was none or is none. */
export interface Mark {
  entry: number
  from: Stand | null
  to: Partial<Stand> | null
}

/** Lets the database write down every change of the plan, with its transaction. */
export async function logPlan(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create function stand_of(a assignment) returns jsonb language sql stable as $$
      select jsonb_build_object('car', a.car_id, 'fixed', a.fixed,
        'since', to_char(lower(a.period) at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI'),
        'until', to_char(upper(a.period) at time zone 'Europe/Berlin', 'YYYY-MM-DD"T"HH24:MI'))
    $$;
    create table plan_log (seq bigint generated always as identity, xid xid8 not null default pg_current_xact_id(),
      at timestamptz not null default now(),
      entry bigint not null, stay bigint, kind text not null, was jsonb, now jsonb);
    create function log_plan() returns trigger language plpgsql security definer set search_path = public as $$
    begin
      insert into plan_log (entry, stay, kind, was, now)
      values (coalesce(new.id, old.id), coalesce(new.stay_id, old.stay_id), coalesce(new.kind, old.kind),
              case when tg_op <> 'INSERT' then stand_of(old) end, case when tg_op <> 'DELETE' then stand_of(new) end);
      return null;
    end $$;
    create trigger log_plan after insert or update or delete on assignment for each row execute function log_plan()`)
}

/**
 * Changes of each entry by each transaction, from its beginning to its end. A rental that leaves its car and gets one
 * again may have another entry then; its change is that of the entry which it had.
 */
export async function readPlanLog(pool: pg.Pool): Promise<Step[]> {
  const { rows } = await pool.query<Step>(`
    with line as (
      select *, coalesce(stay, 0 - entry) as thing, row_number() over (partition by xid, entry order by seq) as nth
      from plan_log)
    select entry::int, kind, (select min(verb) from audit where audit.at = line.at) as verb, was as "from", (
             select l.now from line l where l.xid = line.xid and l.thing = line.thing order by l.seq desc limit 1) as "to"
    from line where nth = 1 order by seq`)
  return rows
}

/**
 * Acts that overwrote another unseen. One that was answered with yes is in the log with just its step, from how its
 * colleague saw the entry to how they wanted it; a step from anything else, as somebody else had left it meanwhile, would
 * be another one. All other steps are none that undo what a colleague set: a block, a drive, a rental fixed to its car.
 */
export function overwritten(steps: readonly Step[], marks: readonly Mark[]): string[] {
  const left = Map.groupBy(steps, ({ entry }) => entry)
  const lost = marks.filter(({ entry, from, to }) => {
    const own = left.get(entry) ?? []
    const at = own.findIndex((step) => isLike(step.from, from) && isLike(step.to, to))
    return at === -1 || own.splice(at, 1).length === 0
  })
  const set = new Set(marks.flatMap(({ entry, from }) => (from === null ? [entry] : [])))
  const undone = [...left.values()].flat().filter(({ entry, kind, verb, from, to }) => {
    // An exchange takes its car from what else was planned for it, and staff are told of each drive that is dropped.
    if (verb === 'exchangeCar') return false
    // A rental that was cancelled has no car.
    return set.has(entry) || (kind === 'rental' && from?.fixed === true && to !== null && !isLike(to, from))
  })
  return [
    ...lost.map((mark) => `not as it was answered: ${JSON.stringify(mark)}`),
    ...undone.map((step) => `changed by nobody who saw it: ${JSON.stringify(step)}`),
  ]
}

/** Whether something stands as that says, as far as it says anything. */
const isLike = (stand: Stand | null, wanted: Partial<Stand> | null): boolean =>
  stand === null || wanted === null
    ? stand === wanted
    : Object.entries(wanted).every(([key, value]) => stand[key as keyof Stand] === value)
