-- Sweeps of a few recipes: all of them measured at once, however many of their ingredients are missing.

create function private.is_unfiltered(query private.recipe_query) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return
    query.traits = 0 and query.facts = 0 and query.cuisines = 0 and query.further_cuisines = 0
    and query.meals = 0 and query.difficulties = 0 and query.seasons = 0
    and query.max_minutes is null and query.min_rating is null;
end
$$;
comment on function private.is_unfiltered(private.recipe_query) is
  'Whether every recipe has what is asked of it, apart from words and cooks.';
grant execute on function
  private.is_unfiltered(private.recipe_query)
  to anon, authenticated, service_role;

create function private.sweep(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  found private.candidate[];
begin
  select
    array_agg(
      (
        best.grp, best.far, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes,
        case
          when best.dispensable is null then best.ingredients
          else best.ingredients || best.dispensable
        end,
        best.essential_bits, best.kinds
      )::private.candidate
      order by best.grp, best.far, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select
      each.*,
      row_number() over (
        partition by each.grp
        order by each.far, each.quick, each.used desc, each.popularity desc, each.id
      ) as place
    from (
      select
        each.*,
        case when query.mode = 'quickest' then each.minutes else 0 end as quick,
        each.missed * 2 + (
          each.missed between 1 and 3
            and each.essential_bits & (
              coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[1]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[2]), 64) - 1, 0)
              | coalesce(1::bigint << least(extensions.idx(each.ingredients, each.gone[3]), 64) - 1, 0)
            ) <> 0
        )::integer as far,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 0 then
                case
                  when
                    each.ingredients operator(extensions.<@) kitchen.as_is
                    and coalesce(each.dispensable operator(extensions.<@) kitchen.as_is, true)
                    then 0
                  else 1
                end
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when
                each.ingredients operator(extensions.&&) kitchen.soon
                or each.dispensable operator(extensions.&&) kitchen.soon
                then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          extensions.icount(each.ingredients operator(extensions.&) kitchen.used)
            + coalesce(extensions.icount(each.dispensable operator(extensions.&) kitchen.used), 0)
            as used,
          each.ingredients operator(extensions.-) kitchen.met as gone,
          each.unread + each.required
            - extensions.icount(each.ingredients operator(extensions.&) kitchen.met)
            + coalesce(private.missed_flavours(each.flavours, kitchen.met), 0) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
            m.facts, m.further_cuisines
          from private.hidden_recipe_matches as m
          where
            m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
        ) as each
        where
          each.traits & query.traits = query.traits
          and each.facts & query.facts = query.facts
          and (
            query.cuisines | query.further_cuisines = 0
            or each.kinds & query.cuisines <> 0
            or each.further_cuisines & query.further_cuisines <> 0
          )
          and (query.meals = 0 or each.kinds & query.meals <> 0)
          and (query.difficulties = 0 or each.kinds & query.difficulties <> 0)
          and (query.seasons = 0 or each.kinds & query.seasons <> 0)
          and (query.max_minutes is null or each.minutes <= query.max_minutes)
          and (query.min_rating is null or each.rating >= query.min_rating)
        -- A fence: without it the counts would be worked out again wherever they are named.
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is sorted by and given.
      offset 0
    ) as each
    where
      after.id is null
      or (each.grp, each.far, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.far, after.quick, -after.used, -after.popularity, after.id)
  ) as best
  where best.place <= wanted;
  return coalesce(found, '{}');
end
$$;
comment on function private.sweep(
  private.kitchen, private.recipe_query, text, private.candidate, integer
) is
  'The first candidates of each group in coarse order, beyond `after`, from sources that hold few recipes: `words`, what a text finds, and `cooks`, what some cooks wrote. Each of them is measured.';
grant execute on function
  private.sweep(private.kitchen, private.recipe_query, text, private.candidate, integer)
  to anon, authenticated, service_role;
