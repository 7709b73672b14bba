-- Fuel or electricity that is missing at a return is charged by staff, at the price that was paid for it.

alter table rental_charge drop constraint rental_charge_kind_check;
alter table rental_charge add constraint rental_charge_kind_check
  check (kind in ('kilometres', 'late_return', 'no_show', 'fuel'));

-- A rule charges once. What staff charged wrongly they take back, and charge anew.
drop index rental_charge_once;
create unique index rental_charge_once on rental_charge (booking_id, kind) where corrects is null and kind <> 'fuel';
