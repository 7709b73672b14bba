import type pg from 'pg'

export interface BentClock {
  set(at: Date): Promise<void>
  /** Puts everything back as it was. */
  restore(): Promise<void>
}

/**
 * Lets columns that take the moment of their row by default, such as that of a line of the log, take a moment of the
 * past instead: the week of the demonstration has gone by when it is made. Everything else goes by the clock of the
 * context. Only the owner of a database can do that.
 */
export async function bendClock(owner: pg.Pool): Promise<BentClock> {
  const { rows: columns } = await owner.query<{ name: string; column: string }>(
    `select c.oid::regclass::text as name, quote_ident(a.attname) as column
     from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
     join pg_class c on c.oid = d.adrelid
     where c.relnamespace = 'public'::regnamespace and pg_get_expr(d.adbin, d.adrelid) = 'now()'`,
  )
  const defaultsAre = (value: string) =>
    columns.map(({ name, column }) => `alter table ${name} alter column ${column} set default ${value}`).join(';')
  await owner.query(`
    create schema demo;
    create table demo.clock (at timestamptz not null);
    insert into demo.clock values (now());
    create function demo.now() returns timestamptz language sql stable as 'select at from demo.clock';
    create function demo.dated() returns trigger language plpgsql as
      'begin new.created_at := demo.now(); return new; end';
    grant usage on schema demo to public;
    grant select on demo.clock to public;
    create trigger demo_dated before insert on letter for each row execute function demo.dated();
    -- It looks for the lines of its own transaction by their moment, and takes those of the past for missing ones.
    alter table booking disable trigger status_is_told;
    ${defaultsAre('demo.now()')}`)
  return {
    async set(at) {
      await owner.query('update demo.clock set at = $1', [at])
    },
    async restore() {
      await owner.query(`
        ${defaultsAre('now()')};
        alter table booking enable trigger status_is_told;
        drop trigger demo_dated on letter;
        drop schema demo cascade`)
    },
  }
}
