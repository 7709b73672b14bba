-- Removes the content of a file that is gone, was sealed anew or lies in another store now. The database forgets its
-- own at once; what other stores have is removed after the transaction, which may still be rolled back.
create function file_leaves() returns trigger language plpgsql as $$
begin
  if old.store = 'database' then
    delete from company.stored_content where sha256 = old.sha256;
  else
    insert into company.file_leftover (store, name) values (old.store, encode(old.sha256, 'hex')) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger file_leaves after delete on stored_file for each row execute function file_leaves();
create trigger file_leaves_for_another after update of store, sha256 on stored_file
  for each row when (old.store <> new.store or old.sha256 <> new.sha256) execute function file_leaves();
