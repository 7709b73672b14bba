-- Whether a car is still kept although the right to it has ended: one of a class that leaves from a branch, or any.
create function has_overdue(of_class smallint, of_branch smallint) returns boolean language plpgsql stable as $$
begin
  if exists (
    select from company.stay
    where state in ('held', 'kept') and expires_at <= now()
      and (of_class is null or class_id = of_class) and (of_branch is null or pickup_branch = of_branch)) then
    return true;
  end if;
  -- Asked only before a customer is refused; a look at all classes can wait for the job.
  return of_class is not null and exists (select from company.needless_drives(of_class, of_branch));
end $$;
