-- The stay that a quote asks for, as a row without an id, not stored yet.
create function stay_of(wish quote) returns stay language plpgsql stable as $$
declare wanted company.stay;
begin
  wanted.vehicle_id := wish.vehicle_id;
  wanted.class_id := wish.class_id;
  wanted.pickup_branch := wish.pickup_branch;
  wanted.dropoff_branch := wish.dropoff_branch;
  wanted.starts_at := wish.starts_at;
  wanted.ends_at := wish.ends_at;
  wanted.turnaround := wish.turnaround;
  wanted.days := (wish.price ->> 'days')::integer;
  wanted.state := 'held';
  wanted.customer_id := wish.customer_id;
  wanted.held_by := wish.held_by;
  wanted.held_net := wish.held_net;
  return wanted;
end $$;
