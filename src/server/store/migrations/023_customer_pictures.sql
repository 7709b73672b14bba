-- A picture of a customer, drawn anew and sealed with the key like uploaded documents. `customer.picture` then is the
-- address of it on the wire; otherwise it is what the registration named.
create table customer_picture (
  customer_id uuid primary key references customer on delete cascade,
  content_sealed bytea not null
);
alter table customer_picture alter content_sealed set storage external;
