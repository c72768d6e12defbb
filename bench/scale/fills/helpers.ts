export interface Wanted {
  cooks: number
  recipes: number
  seed: number
}

/**
 * Functions that exist for the connection that fills alone. Everything drawn depends on its number and the seed only, so
 * that two runs fill the same. `skewed` is a power law: of a hundred draws among 10,000 nearly five hit the first one.
 */
export const helpers = ({ seed, recipes, cooks }: Wanted) => `
  create function pg_temp.recipes() returns bigint language sql immutable as $$ select ${recipes}::bigint $$;
  create function pg_temp.cooks() returns bigint language sql immutable as $$ select ${cooks}::bigint $$;

  create function pg_temp.dice(number bigint, salt integer) returns double precision
  language sql immutable
  as $$ select (hashint8extended(number, salt * 1000 + ${seed}) & 2147483647) / 2147483648.0 $$;

  create function pg_temp.cook(number bigint) returns uuid
  language sql immutable
  as $$ select md5('cook ' || number)::uuid $$;

  create function pg_temp.list(number bigint, place integer) returns uuid
  language sql immutable
  as $$ select md5('list ' || number || ' ' || place)::uuid $$;

  create function pg_temp.item(number bigint, place integer) returns uuid
  language sql immutable
  as $$ select md5('item ' || number || ' ' || place)::uuid $$;

  create function pg_temp.collection(number bigint, place integer) returns uuid
  language sql immutable
  as $$ select md5('collection ' || number || ' ' || place)::uuid $$;

  create function pg_temp.skewed(number bigint, salt integer, many bigint) returns bigint
  language sql immutable
  as $$ select 1 + floor(many * power(pg_temp.dice(number, salt), 3))::bigint $$;

  create function pg_temp.moment(number bigint, salt integer) returns timestamptz
  language sql immutable
  as $$ select timestamptz '2026-01-01' - make_interval(secs => pg_temp.dice(number, salt) * 63072000) $$;
`

/** One statement that fills a table for the cooks $1 to $2. */
export interface Filling {
  table: string
  statement: string
}

/** `each` numbered rows for each cook: n is the cook, place the row from 1, row the two as one number. */
export const rowsOfCooks = (each: number) => `
  (
    select cook.n, place.place, cook.n * 1000 + place.place as row
    from generate_series($1::bigint, $2::bigint) as cook(n)
    cross join generate_series(1, ${each}) as place(place)
  ) as each`
