-- Where the car of a rental can leave again: where it really came back, or else where it was agreed.
create function place_after(b booking) returns smallint language sql stable
return coalesce(b.returned_branch, b.dropoff_branch);
