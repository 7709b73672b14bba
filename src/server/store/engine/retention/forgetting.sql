-- Whether one of the functions in this folder is running. They run as their owner, so no other role can pretend it.
create function forgetting() returns boolean language sql stable
return coalesce(current_setting('spreewagen.forgetting', true), '') = 'on'
  and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'booking'::regclass);
