-- Writes a line of the log for a trigger. Who acts is said in the setting spreewagen.act (src/server/store/act-log.ts); where
-- nobody says it, the change was made past the software, as the database's user.
create function tell(event text, subject_kind text, subject_id text, account_id uuid, before jsonb, after jsonb,
                     branch smallint default null)
returns void language plpgsql as $$
declare
  act jsonb := nullif(current_setting('spreewagen.act', true), '')::jsonb;
begin
  insert into company.audit
    (actor_kind, actor_id, actor_role, verb, event, subject_kind, subject_id, account_id, branch, before, after)
  values (coalesce(act ->> 'actor_kind', 'database'), case when act is null then session_user else act ->> 'actor_id' end,
          act ->> 'actor_role', coalesce(act ->> 'verb', 'sql'), tell.event, tell.subject_kind, tell.subject_id,
          tell.account_id, tell.branch, tell.before, tell.after);
end $$;
