-- Keeps the log of newsletter consents append-only. Its entries go with the subscription.
create function newsletter_consent_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from company.newsletter_subscription where id = old.subscription_id) then
    return old;
  end if;
  raise exception 'the log of consents is only added to' using errcode = 'SW002';
end $$;

create trigger newsletter_consent_stays before update or delete on newsletter_consent
  for each row execute function newsletter_consent_stays();
