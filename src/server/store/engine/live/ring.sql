-- Tells every server process that staff of some branches see something new: '<schema> <topic> <branch>'. Branch 0 stands
-- for all. PostgreSQL sends equal notices of a transaction once, and lets transactions that send any commit one after the
-- other: what only visitors see must not ring.
create function ring(schema text, topic text, variadic branches smallint[]) returns void language plpgsql as $$
declare of_branch smallint;
begin
  foreach of_branch in array branches loop
    if of_branch is not null then perform pg_notify('staff_changed', schema || ' ' || topic || ' ' || of_branch); end if;
  end loop;
end $$;
