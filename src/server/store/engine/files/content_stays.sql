-- Keeps the content of a file as it was stored, for as long as the file is there.
create function content_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     and not exists (select from company.stored_file where store = 'database' and sha256 = old.sha256) then
    return old;
  end if;
  raise exception 'the content of a file is never changed' using errcode = 'SW002';
end $$;

create trigger content_stays before update or delete on stored_content for each row execute function content_stays();
create trigger content_stays_whole before truncate on stored_content execute function stays();
