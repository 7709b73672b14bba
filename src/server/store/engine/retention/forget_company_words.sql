-- Empties the reasons that staff or the house wrote from before a moment about what is neither a booking's nor an
-- account's, such as a message that was put aside (D35): the lines stay, and nobody knows whom their words name. Returns
-- how many.
create function forget_company_words(before timestamptz) returns integer
language plpgsql security definer as $$
declare emptied integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  update company.audit set reason = null
  where booking_id is null and account_id is null and reason is not null and at < forget_company_words.before;
  get diagnostics emptied = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return emptied;
end $$;
