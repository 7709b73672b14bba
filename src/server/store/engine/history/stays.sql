-- Tables that nobody may empty as a whole. (Rights say the same, where the server has a role of its own.)
create function stays() returns trigger language plpgsql as $$
begin
  raise exception '% is written once and never changed', tg_table_name using errcode = 'SW002';
end $$;

create trigger audit_stays_whole before truncate on audit execute function stays();
create trigger rate_stays before update or delete on rate for each row execute function stays();
create trigger rate_stays_whole before truncate on rate execute function stays();
create trigger car_log_stays before update or delete on car_log for each row execute function stays();
create trigger car_log_stays_whole before truncate on car_log execute function stays();
create trigger amendment_stays_whole before truncate on booking_amendment execute function stays();
create trigger price_line_stays_whole before truncate on booking_price_line execute function stays();
create trigger handover_stays_whole before truncate on handover execute function stays();
create trigger return_stays_whole before truncate on car_return execute function stays();
create trigger charge_stays_whole before truncate on charge execute function stays();
create trigger move_stays_whole before truncate on money_move execute function stays();
create trigger points_stay_whole before truncate on points_entry execute function stays();
create trigger agreement_stays_whole before truncate on rental_agreement execute function stays();
create trigger consent_to_copy_stays_whole before truncate on document_consent execute function stays();
