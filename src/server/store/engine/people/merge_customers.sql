-- Gives entries of append-only tables to the customer who stays when two of one person are merged: points, consents to
-- copies, and the lines of the log about the account that goes, which would go with it.
create function merge_customers(kept uuid, gone uuid) returns void
language plpgsql security definer as $$
declare
  kept_account uuid := (select account_id from company.customer where id = kept);
  gone_account uuid := (select account_id from company.customer where id = gone);
begin
  perform set_config('spreewagen.merging', 'on', true);
  update company.points_entry set customer_id = kept where customer_id = gone;
  update company.document_consent set customer_id = kept where customer_id = gone;
  update company.audit set account_id = kept_account where account_id = gone_account and kept_account is not null;
  perform set_config('spreewagen.merging', '', true);
end $$;
