-- Removes a file with the row that had it, or when that row gets another one.
create function file_goes_with() returns trigger language plpgsql as $$
begin
  delete from company.stored_file where id = old.file_id;
  return null;
end $$;

create trigger document_file_goes after delete on document for each row execute function file_goes_with();
create trigger document_file_is_replaced after update of file_id on document
  for each row when (old.file_id <> new.file_id) execute function file_goes_with();
create trigger picture_file_goes after delete on customer_picture for each row execute function file_goes_with();
create trigger picture_file_is_replaced after update of file_id on customer_picture
  for each row when (old.file_id <> new.file_id) execute function file_goes_with();
create trigger agreement_file_goes after delete on rental_agreement for each row execute function file_goes_with();
