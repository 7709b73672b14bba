-- Staff sign in with an account like everybody's, to which the role belongs; so there is one way in, and one second factor.
insert into customer (email, first_name, last_name, password_hash, email_confirmed_at, language, created_at)
select s.email, s.name, '', s.password_hash, now(), 'de', s.created_at
from staff s
where not exists (select from customer c where lower(c.email) = lower(s.email));

-- What somebody began with such an address and never confirmed has a password that nobody vouches for.
update customer c
set password_hash = s.password_hash, email_confirmed_at = now()
from staff s
where lower(c.email) = lower(s.email) and c.email_confirmed_at is null;

alter table staff add column customer_id uuid unique references customer on delete cascade;
update staff s set customer_id = c.id from customer c where lower(c.email) = lower(s.email);
alter table staff alter column customer_id set not null;
alter table staff drop column email, drop column password_hash;
