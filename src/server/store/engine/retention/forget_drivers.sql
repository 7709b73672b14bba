-- Removes the drivers of rentals that were over before a moment (D35). Returns the number of people.
create function forget_drivers(before timestamptz) returns integer
language plpgsql security definer as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from company.booking_driver d using company.booking b, company.booking_over o
  where b.id = d.booking_id and b.starts_at < before and o.booking_id = b.id and o.at < before;
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
