-- Whether a rental counts against those who have proven nothing (D32). It does until somebody drives off, or its time
-- is over: a car that waits for somebody who never comes is kept from others just as well.
create function is_unproven(b booking) returns boolean language sql stable
return b.held_by is not null and b.customer_id is null and case b.status
  when 'held' then b.expires_at > now()
  else b.status in ('requested', 'offered', 'pending_payment', 'confirmed') and b.ends_at > now()
end;
