-- Removes the agreements of rentals that were over before a moment (D35). Returns the number of agreements.
create function forget_agreements(before timestamptz) returns integer
language plpgsql security definer as $$
declare gone integer;
begin
  perform set_config('spreewagen.forgetting', 'on', true);
  delete from company.rental_agreement a using company.booking b, company.booking_over o
  where b.id = a.booking_id and a.written_at < before and b.starts_at < before
    and o.booking_id = b.id and o.at < before;
  get diagnostics gone = row_count;
  perform set_config('spreewagen.forgetting', '', true);
  return gone;
end $$;
