-- Rings for what staff know of people, at all branches: customers and companies with their notes, and the team. What a
-- visitor holds or asks for changes none of these.
create function people_rings() returns trigger language plpgsql as $$
begin
  perform company.ring(tg_table_schema, 'people', 0::smallint);
  return null;
end $$;

create trigger people_rings after insert or update or delete on customer
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on business
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on business_person
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on customer_note
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on business_note
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on staff
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on staff_invitation
  for each statement execute function people_rings();
create trigger people_rings after insert or update or delete on privacy_request
  for each statement execute function people_rings();
