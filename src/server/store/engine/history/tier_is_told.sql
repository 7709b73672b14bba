-- Tells who gave a member another tier (D28).
create function tier_is_told() returns trigger language plpgsql as $$
begin
  perform company.tell('tier', 'membership', new.id::text, new.account_id, jsonb_build_object('tier', old.tier),
               jsonb_build_object('tier', new.tier));
  return null;
end $$;

create trigger tier_is_told after update of tier on customer
  for each row when (old.tier <> new.tier) execute function tier_is_told();
