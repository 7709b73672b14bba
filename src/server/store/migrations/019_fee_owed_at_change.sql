-- What cancelling would have cost when a booking was changed after its free time: a change to something cheaper does not
-- make that less (D26).
alter table booking add column cancel_fee_floor_minor integer check (cancel_fee_floor_minor >= 0);
