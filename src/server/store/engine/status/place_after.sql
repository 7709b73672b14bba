-- Where the car of a rental can leave again: where it really came back, or else where it was agreed.
create function place_after(s stay) returns smallint language sql stable
return coalesce(s.returned_branch, s.dropoff_branch);
