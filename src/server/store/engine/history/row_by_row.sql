-- Tables whose log tells each row that goes: nobody may empty them without that.
create function row_by_row() returns trigger language plpgsql as $$
begin
  raise exception 'the log tells each row of % that goes: delete instead of truncating', tg_table_name
    using errcode = 'SW002';
end $$;

create trigger row_by_row before truncate on setting execute function row_by_row();
create trigger row_by_row before truncate on branch_hours execute function row_by_row();
create trigger row_by_row before truncate on branch_exception execute function row_by_row();
create trigger row_by_row before truncate on rate_length execute function row_by_row();
create trigger row_by_row before truncate on rate_season execute function row_by_row();
create trigger row_by_row before truncate on vehicle execute function row_by_row();
create trigger row_by_row before truncate on vehicle_class execute function row_by_row();
create trigger row_by_row before truncate on service execute function row_by_row();
create trigger row_by_row before truncate on car execute function row_by_row();
create trigger row_by_row before truncate on branch execute function row_by_row();
