-- Whether merge_customers is running. It runs as its owner, so no other role can pretend it.
create function merging() returns boolean language sql stable
return coalesce(current_setting('spreewagen.merging', true), '') = 'on'
  and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'booking'::regclass);
