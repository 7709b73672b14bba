-- Rings for messages to us and for documents to review, at all branches: a document belongs to none, and few messages do.
create function inbox_rings() returns trigger language plpgsql as $$
begin
  perform company.ring(tg_table_schema, 'inbox', 0::smallint);
  return null;
end $$;

create trigger inbox_rings after insert or update or delete on contact_message
  for each statement execute function inbox_rings();
create trigger inbox_rings after insert or update or delete on document
  for each statement execute function inbox_rings();
