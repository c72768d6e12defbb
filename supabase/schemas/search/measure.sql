-- Recipes measured against a kitchen. A candidate brings along what the finer order asks of it, so that no recipe is
-- looked up twice; what most candidates fail is checked first.

create function private.measure(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- How many ingredients a recipe of this source may lack, or at least lacks.
  lacking constant integer := case source
    when 'one' then 1 when 'two' then 2 when 'three' then 3 else 4
  end;
  places constant integer := case source when 'two' then 3 when 'three' then 4 end;
  -- Of what is met, most is used: the few that are only assumed are quicker to look for.
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_unfiltered constant boolean := private.is_unfiltered(query);
  keys integer[];
  found private.candidate[];
begin
  if source in ('words', 'cooks') then
    return private.sweep(kitchen, query, source, after, wanted);
  end if;
  if places is not null then
    keys := array(
      select met * 8 + place
      from unnest(kitchen.met) as met cross join generate_series(1, places) as place
    );
  end if;
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
    )
  into found
  from (
    select *
    from (
      select
        each.*,
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
          each.unread + each.required - each.met + each.lost as missed,
          each.ingredients operator(extensions.-) kitchen.met as gone,
          case when query.mode = 'quickest' then each.minutes else 0 end as quick,
          each.met - extensions.icount(each.ingredients operator(extensions.&) assumed)
            + case
              when each.dispensable is null then 0
              else extensions.icount(each.dispensable operator(extensions.&) kitchen.used)
            end as used
        from (
          select
            each.*,
            extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as met,
            case
              when each.flavours is null then 0
              else private.missed_flavours(each.flavours, kitchen.met)
            end as lost
          from (
            -- One is lacking. Of the three rarest it can only be one: so two of them are there.
            select
              m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_1 = any (kitchen.met)
              and m.unread <= 1
              and (
                m.required < 3
                or get_bit(kitchen.met_bits, m.rarest_2) + get_bit(kitchen.met_bits, m.rarest_3) > 0
              )
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'one'
              and m.rarest_2 = any (kitchen.met)
              and m.required > 1
              and m.unread = 0
              and get_bit(kitchen.met_bits, m.rarest_1) = 0
              and get_bit(kitchen.met_bits, m.rarest_3) = 1
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            -- What it could go without may be all of it that is at home. Of a few it then lacks all of its base …
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source in ('one', 'two', 'three')
              and m.required <= 3
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.met
            union all
            -- … and of others as much as of any.
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.recipe_matches as m
            where
              source = 'more'
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits,
              m.facts, m.further_cuisines
            from private.hidden_recipe_matches as m
            where m.owner_id = any (query.cooks)
          ) as each
          where
            is_unfiltered
            or (
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
            )
          -- A fence: without it the counts would be worked out again wherever they are named.
          offset 0
        ) as each
        where case
          when lacking = 4 then each.unread + each.required - each.met + each.lost >= 4
          else each.unread + each.required - each.met + each.lost = lacking
        end
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is asked for, sorted by and given.
      offset 0
    ) as each
    where
      each.grp = in_group
      and (after.id is null or
        (each.grp, each.far, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.far, after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as m
        where m.recipe_id = each.id and m.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as m
        where m.recipe_id = each.id and m.words @@ query.words
      ))
      -- One group, and the first three of its order in one number: six columns take three times as long.
      order by
        each.far::bigint << 32 | each.quick << 12 | (4095 - each.used),
        each.popularity desc,
        each.id
      limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;
comment on function private.measure(
  private.kitchen, private.recipe_query, text, integer, private.candidate, integer
) is
  'The first candidates of a source in coarse order, beyond `after`. Sources by what a recipe lacks (one, two, three, more) give those of one group; `words` and `cooks` so many of each group.';
grant execute on function
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer)
  to anon, authenticated, service_role;
