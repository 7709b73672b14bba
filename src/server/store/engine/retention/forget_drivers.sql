-- Removes who drove rentals that were over before a moment (D35). Returns how many people.
create function forget_drivers(before timestamptz) returns integer
language plpgsql security definer set search_path from current as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from booking_driver d using booking b where b.id = d.booking_id and b.starts_at < before and over_at(b) < before;
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
