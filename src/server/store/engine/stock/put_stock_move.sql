-- Writes one move of a car into the ledger.
create function put_stock_move(of_branch smallint, of_class smallint, at timestamptz, delta integer,
                               source "char", source_id bigint) returns void language sql as $$
  insert into stock_move values (of_branch, of_class, at, delta::smallint, source, source_id)
$$;
