-- Refuses to change or delete rows. (Rights say the same, where the server has a role of its own.) A booking can change,
-- but is never deleted: in time it loses the person (engine/retention).
create function stays() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % stay as they are: no %', tg_table_name, lower(tg_op) using errcode = 'SW002';
end $$;

create trigger booking_stays before delete or truncate on booking execute function stays();
create trigger amendment_stays before update or delete or truncate on booking_amendment execute function stays();
create trigger price_line_stays before update or delete or truncate on booking_price_line execute function stays();
create trigger handover_stays before update or delete or truncate on handover execute function stays();
create trigger return_stays before update or delete or truncate on car_return execute function stays();
create trigger car_log_stays before update or delete or truncate on car_log execute function stays();
create trigger rate_stays before update or delete or truncate on rate execute function stays();
-- Other functions guard the single rows of these tables, and let some of them go.
create trigger charge_stays_whole before truncate on charge execute function stays();
create trigger move_stays_whole before truncate on money_move execute function stays();
create trigger points_stay_whole before truncate on points_entry execute function stays();
create trigger agreement_stays_whole before truncate on rental_agreement execute function stays();
create trigger audit_stays_whole before truncate on audit execute function stays();
create trigger consent_to_copy_stays_whole before truncate on document_consent execute function stays();
create trigger newsletter_consent_stays_whole before truncate on newsletter_consent execute function stays();
