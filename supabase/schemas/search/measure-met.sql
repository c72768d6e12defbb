-- Recipes that lack nothing are what most searches end with, and their slowest part: they are measured in a
-- statement of their own, which asks of a recipe only what can still differ and copies it as rarely as it can.

create function private.measure_met(
  kitchen private.kitchen,
  query private.recipe_query,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  by_band constant boolean := query.mode <> 'fewest-extras';
  as_is constant integer[] := kitchen.as_is;
  soon constant integer[] := kitchen.soon;
  met constant integer[] := kitchen.met;
  within constant integer[] := case when by_band and in_group % 5 = 0 then as_is else met end;
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_ready constant boolean := by_band and in_group % 5 = 0;
  needs_change constant boolean := by_band and in_group % 5 = 1;
  uses_soon constant boolean := case when query.mode = 'use-it-up' then in_group < 5 end;
  is_filtered constant boolean := not private.is_unfiltered(query);
  is_quickest constant boolean := query.mode = 'quickest';
  bits bytea := kitchen.met_bits;
  outside integer;
  found private.candidate[];
begin
  foreach outside in array kitchen.met operator(extensions.-) within loop
    bits := set_bit(bits, outside, 0);
  end loop;
  select
    array_agg(
      (
        in_group, 0, best.quick, best.used, best.popularity, best.recipe_id,
        0::smallint, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits, best.kinds
      )::private.candidate
    )
  into found
  from (
    select *
    from (
      select
        m.recipe_id, m.popularity, m.rating, m.minutes, m.kinds, m.ingredients, m.dispensable,
        m.essential_bits,
        case when is_quickest then m.minutes else 0 end as quick,
        m.required - extensions.icount(m.ingredients operator(extensions.&) assumed)
          + case
            when m.dispensable is null then 0
            else extensions.icount(m.dispensable operator(extensions.&) kitchen.used)
          end as used
      from (
        select
          open.recipe_id, open.required, open.unread, open.popularity, open.minutes, open.rating,
          open.traits, open.kinds, open.rarest_3, open.ingredients, open.dispensable,
          open.flavours, open.essential_bits, open.facts, open.further_cuisines
        from private.recipe_matches as open
        where open.rarest_1 = any (within) and open.rarest_2 = any (within)
        union all
        select
          hidden.recipe_id, hidden.required, hidden.unread, hidden.popularity, hidden.minutes,
          hidden.rating, hidden.traits, hidden.kinds, hidden.rarest_3, hidden.ingredients,
          hidden.dispensable, hidden.flavours, hidden.essential_bits, hidden.facts,
          hidden.further_cuisines
        from private.hidden_recipe_matches as hidden
        where
          hidden.owner_id = any (query.cooks)
          and hidden.rarest_1 = any (within)
          and hidden.rarest_2 = any (within)
      ) as m
      -- What most fail stands first. Three at home are two rarest and a bit, and all of a small recipe.
      where case
        when m.unread <> 0 or get_bit(bits, m.rarest_3) = 0 then false
        when m.required > 3 and not m.ingredients operator(extensions.<@) within then false
        when is_ready and not m.dispensable operator(extensions.<@) as_is then false
        when not is_ready and private.missed_flavours(m.flavours, met) > 0 then false
        when
          needs_change
          and m.ingredients operator(extensions.<@) as_is
          and coalesce(m.dispensable operator(extensions.<@) as_is, true)
          then false
        when
          uses_soon is not null
          and (
            m.ingredients operator(extensions.&&) soon
            or coalesce(m.dispensable operator(extensions.&&) soon, false)
          ) <> uses_soon
          then false
        when is_filtered then
          m.traits & query.traits = query.traits
          and m.facts & query.facts = query.facts
          and (
            query.cuisines | query.further_cuisines = 0
            or m.kinds & query.cuisines <> 0
            or m.further_cuisines & query.further_cuisines <> 0
          )
          and (query.meals = 0 or m.kinds & query.meals <> 0)
          and (query.difficulties = 0 or m.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or m.kinds & query.seasons <> 0)
          and (query.max_minutes is null or m.minutes <= query.max_minutes)
          and (query.min_rating is null or m.rating >= query.min_rating)
        else true
      end
      -- A fence: without it the count would be worked out again wherever it is named.
      offset 0
    ) as each
    where
      each.used > 0
      and (after.id is null or
        (each.quick, -each.used, -each.popularity, each.recipe_id)
        > (after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as m
        where m.recipe_id = each.recipe_id and m.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as m
        where m.recipe_id = each.recipe_id and m.words @@ query.words
      ))
    -- The first two of the order in one number: each column more makes sorting slower.
    order by each.quick << 12 | (4095 - each.used), each.popularity desc, each.recipe_id
    limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;
comment on function private.measure_met(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates in coarse order, beyond `after`, of a group whose recipes lack nothing.';
grant execute on function
  private.measure_met(private.kitchen, private.recipe_query, integer, private.candidate, integer)
  to anon, authenticated, service_role;
