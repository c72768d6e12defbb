-- Which recipes come next in the coarse order of domain/matching/order.ts: by what is missing, level by
-- level, or all at once where few are asked for.

create type private.candidate as (
  grp integer,
  far integer,
  quick integer,
  used integer,
  popularity integer,
  id bigint,
  unread smallint,
  rating smallint,
  minutes smallint,
  ingredients integer[],
  essential_bits bigint,
  kinds integer
);
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, far (twice what is missed, and one more where what the title names or the dish is made of is among one to three), quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor: all its ingredients, those that it can go without last.';

create function private.descend(
  kitchen private.kitchen,
  query private.recipe_query,
  grp integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  by_band constant boolean := query.mode <> 'fewest-extras';
  level text;
  found private.candidate[] := '{}';
begin
  if grp % 5 = 0 or by_band and grp % 5 = 1 then
    return private.measure_met(kitchen, query, grp, after, wanted);
  end if;
  foreach level in array case
    when not by_band then (array['one', 'two', 'three', 'more'])[grp:grp]
    when grp % 5 = 2 then array['one']
    when grp % 5 = 3 then array['two', 'three']
    else array['more']
  end loop
    continue when level = 'two' and after.far >= 6;
    found := found
      || private.measure(kitchen, query, level, grp, after, wanted - cardinality(found));
    exit when cardinality(found) >= wanted;
  end loop;
  return found;
end
$$;
comment on function private.descend(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates of one group beyond `after`, looked for level by level: a recipe that lacks m things has one of the m + 1 rarest of its base at home.';
grant execute on function
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer)
  to anon, authenticated, service_role;

create function private.is_rare_text(query private.recipe_query) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return query.words is not null and (
    select count(*) <= 20000
    from (
      select from private.recipe_matches as m where m.words @@ query.words limit 20001
    ) as found
  );
end
$$;
comment on function private.is_rare_text(private.recipe_query) is
  'Whether few enough recipes have these words that measuring them all is quicker than descending.';
grant execute on function
  private.is_rare_text(private.recipe_query)
  to anon, authenticated, service_role;

create function private.is_near_enough(query private.recipe_query, grp integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when query.max_missing is null then true
    when query.mode = 'fewest-extras' then grp <= query.max_missing
    -- Ready, ready with a change, one missing, two or three missing, the rest.
    else grp % 5 <= case query.max_missing when 0 then 1 when 1 then 2 else 3 end
  end;
end
$$;
comment on function private.is_near_enough(private.recipe_query, integer) is
  'Whether the recipes of a group lack no more than a search allows.';
grant execute on function
  private.is_near_enough(private.recipe_query, integer)
  to anon, authenticated, service_role;
