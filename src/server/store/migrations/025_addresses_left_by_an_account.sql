-- Whose account left an address with which it had rented, as long as there is the account: whoever comes back to an
-- address of his own is not taken for somebody else who rented with it (D24). Null: whoever it was, the account is gone,
-- or more than one did.
alter table rented_address add column customer_id uuid references customer on delete set null;
create index on rented_address (customer_id);
