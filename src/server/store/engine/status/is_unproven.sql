-- Whether a rental counts as unproven (D32). It does until the customer drives off or its time is over: a car that waits
-- for a customer who never comes is kept from others all the same.
create function is_unproven(s stay) returns boolean language sql stable
return s.held_by is not null and s.customer_id is null and case s.state
  when 'held' then s.expires_at > now()
  else s.state in ('kept', 'certain') and s.ends_at > now()
end;
