-- Lets the stay know when and where its car really came back: from then on it can leave again from there.
create function return_ends_stay() returns trigger language plpgsql security definer as $$
begin
  update company.stay s set returned_at = l.at, returned_branch = new.branch_id
  from company.car_log l where l.id = new.log_id and s.id = new.booking_id;
  return null;
end $$;

create trigger return_ends_stay after insert on car_return for each row execute function return_ends_stay();
