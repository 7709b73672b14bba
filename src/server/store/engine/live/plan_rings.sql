-- Rings for a changed plan: a rental that gets another car or a further one, maintenance and drives. A hold, of which
-- staff see nothing, does not ring, nor does the first car of a rental, whose booking does.
create function plan_rings() returns trigger language plpgsql as $$
declare now_planned company.assignment := case when tg_op = 'DELETE' then old else new end;
begin
  if now_planned.kind <> 'rental' then
    perform company.ring(tg_table_schema, 'cars', now_planned.from_branch, now_planned.to_branch);
  elsif exists (select from company.stay s where s.id = now_planned.stay_id and s.state <> 'held') then
    perform company.ring(tg_table_schema, 'rentals', now_planned.from_branch, now_planned.to_branch);
  end if;
  return null;
end $$;

create trigger plan_rings after insert on assignment
  for each row when (new.kind <> 'rental' or new.part > 1) execute function plan_rings();
create trigger plan_rings_no_more after delete on assignment
  for each row when (old.kind <> 'rental' or old.part > 1) execute function plan_rings();
create trigger plan_rings_anew after update on assignment
  for each row when ((old.car_id, old.period, old.from_branch, old.to_branch, old.fixed, old.done_at, old.note)
                     is distinct from
                     (new.car_id, new.period, new.from_branch, new.to_branch, new.fixed, new.done_at, new.note))
  execute function plan_rings();
