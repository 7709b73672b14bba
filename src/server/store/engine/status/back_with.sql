-- Like back_of() for a rental that got its car late: never before it got the car.
create function back_with(s stay, since timestamptz) returns timestamptz language sql stable
return greatest(back_of(s), since + interval '1 minute');
