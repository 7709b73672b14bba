-- Brings the gaps in a car's plan up to date after its assignments changed.
create function assignment_standing() returns trigger language plpgsql security definer as $$
declare done boolean;
begin
  if tg_op <> 'INSERT' then done := company.refresh_standing(old.car_id, old.period); end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or (new.car_id, new.period) <> (old.car_id, old.period)) then
    done := company.refresh_standing(new.car_id, new.period);
  end if;
  return null;
end $$;

create trigger assignment_standing after insert or delete on assignment
  for each row execute function assignment_standing();
create trigger assignment_standing_moved after update on assignment
  for each row when ((old.car_id, old.period, old.to_branch, old.kind)
                     is distinct from (new.car_id, new.period, new.to_branch, new.kind))
  execute function assignment_standing();
