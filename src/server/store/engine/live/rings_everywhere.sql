-- Rings at all branches, with the topic that the trigger names. `inbox`: messages to us and documents to review; a
-- document belongs to no branch, and few messages do. `people`: what staff know of customers and companies, with their
-- notes, and the team; what a visitor holds or asks for changes none of these. `cars`: a new car, another date of
-- inspection and the like; the car may stand at any branch.
create function rings_everywhere() returns trigger language plpgsql as $$
begin
  perform company.ring(tg_table_schema, tg_argv[0], 0::smallint);
  return null;
end $$;

create trigger inbox_rings after insert or update or delete on contact_message
  for each statement execute function rings_everywhere('inbox');
create trigger inbox_rings after insert or update or delete on document
  for each statement execute function rings_everywhere('inbox');
create trigger people_rings after insert or update or delete on customer
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on business
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on business_person
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on customer_note
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on business_note
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on staff
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on staff_invitation
  for each statement execute function rings_everywhere('people');
create trigger people_rings after insert or update or delete on privacy_request
  for each statement execute function rings_everywhere('people');
create trigger fleet_rings after insert or update on car
  for each statement execute function rings_everywhere('cars');
