-- Whether a session was begun with "remember me": it may rest longer before it ends.
alter table session add column remembered boolean not null default false;
update session set remembered = expires_at - created_at > interval '1 day';
