-- Removes what the log tells of accounts and memberships from before a moment (D35). What it tells of bookings goes with
-- those, and what it tells of the company stays. Returns how many lines.
create function forget_account_lines(before timestamptz) returns integer
language plpgsql security definer as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from company.audit where account_id is not null and at < forget_account_lines.before
    and not exists (select from company.customer c
                    where c.account_id = audit.account_id and c.restriction_id is not null);
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
