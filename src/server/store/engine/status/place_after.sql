-- Branch from which the car of a rental can leave again: that of its real return, or else the agreed one.
create function place_after(s stay) returns smallint language sql stable
return coalesce(s.returned_branch, s.dropoff_branch);
