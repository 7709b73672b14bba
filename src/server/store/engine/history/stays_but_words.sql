-- Keeps rows of the ledger of money: a mistake is corrected by another row. Only the words of staff, which may be about a
-- person, can go in time (D35). The trigger's argument is their column.
create function stays_but_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and company.forgetting() and to_jsonb(new) - tg_argv[0] = to_jsonb(old) - tg_argv[0] then
    return new;
  end if;
  raise exception 'a row of % is corrected by another one, never changed', tg_table_name using errcode = 'SW002';
end $$;

create trigger charge_stays before update or delete on charge for each row execute function stays_but_words('reason');
create trigger move_stays before update or delete on money_move for each row execute function stays_but_words('note');
