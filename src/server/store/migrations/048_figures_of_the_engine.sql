-- What the engine itself reads is a figure and nothing else, or every hold would fail; and figures are whole, but for the
-- minutes of a hold.
alter table setting drop constraint setting_is_a_figure, add constraint setting_is_a_figure check (
  case
    when jsonb_typeof(value) = 'number' then
      value::numeric between 0 and 1000000000
      and case when key = 'holdMinutes' then value::numeric > 0 else value::numeric % 1 = 0 end
      and (key <> 'provenRentals' or value::numeric >= 1)
    else jsonb_typeof(value) <> 'null'
      and key not in ('holdMinutes', 'transferMinutes', 'provenRentals', 'unprovenRentals', 'unprovenCarDays',
                      'unprovenPerNetwork', 'unprovenSharePercent', 'unprovenShareMinutes')
  end);
