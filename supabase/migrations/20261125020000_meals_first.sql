-- Within a band a dish for lunch or dinner stands before what goes beside or after a meal.

alter type private.candidate add attribute kinds integer;

create or replace function private.sweep(
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
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
          from private.hidden_recipe_matches as m
          where
            m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
        ) as each
        where
          each.traits & query.traits = query.traits
          and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
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

create or replace function private.measure(
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            -- What it could go without may be all of it that is at home. Of a few it then lacks all of its base …
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
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
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.recipe_matches as m
            where
              source = 'more'
              and m.dispensable operator(extensions.&&) kitchen.used
              and not m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.dispensable, m.flavours, m.essential_bits
            from private.hidden_recipe_matches as m
            where m.owner_id = any (query.cooks)
          ) as each
          where
            is_unfiltered
            or (
              each.traits & query.traits = query.traits
              and (query.cuisines = 0 or each.kinds & query.cuisines <> 0)
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

create or replace function private.measure_met(
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
          open.flavours, open.essential_bits
        from private.recipe_matches as open
        where open.rarest_1 = any (within) and open.rarest_2 = any (within)
        union all
        select
          hidden.recipe_id, hidden.required, hidden.unread, hidden.popularity, hidden.minutes,
          hidden.rating, hidden.traits, hidden.kinds, hidden.rarest_3, hidden.ingredients,
          hidden.dispensable, hidden.flavours, hidden.essential_bits
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
          and (query.cuisines = 0 or m.kinds & query.cuisines <> 0)
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

create or replace function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranking
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  met_as_far_as constant integer := 1 << 24;
  worth_of_use constant integer := 1200;
  most_uses constant integer := 9;
  -- Bits of `kinds` (private.kind_bits): lunch and dinner, and the other meals. To work them out takes too long here.
  main_meals constant integer := 6144;
  other_meals constant integer := 58368;
  best_fit constant integer := 10000 + worth_of_use * most_uses;
  known constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  credits constant smallint[] := kitchen.credit;
  urgencies constant smallint[] := kitchen.urgency;
  stocked constant boolean := kitchen.stocked;
  -- What each ingredient adds to a recipe that needs it, and how soon it spoils, by its id.
  worth integer[] := (select unmet from private.ingredient_weights);
  spoils bytea := decode(repeat('00', cardinality(worth) + 1), 'hex');
  ranking private.ranking;
begin
  for nth in 1..coalesce(cardinality(known), 0) loop
    if ways[nth] in (3, 4) then
      worth[known[nth]] := 0;
    elsif credits[nth] > 0 then
      worth[known[nth]] := (worth[known[nth]] >> 24) * (met_as_far_as + credits[nth]);
    end if;
    if urgencies[nth] > 0 then
      spoils := set_byte(spoils, known[nth], urgencies[nth]);
    end if;
  end loop;
  select
    coalesce(array_agg(ranked.id), '{}'),
    coalesce(array_agg(ranked.credit), '{}'),
    coalesce(array_agg(ranked.urgency), '{}')
  into ranking
  from (
    select each.id, each.credit, each.urgency
    from (
      select
        candidate.id,
        candidate.far,
        candidate.used,
        candidate.rating,
        candidate.minutes,
        (candidate.kinds & other_meals <> 0 and candidate.kinds & main_meals = 0)::integer as is_beside,
        reckoned.urgency,
        coalesce(
          (reckoned.worth & (met_as_far_as - 1)) * 100
            / nullif((reckoned.worth >> 24) + 2 * candidate.unread, 0),
          10000
        )::integer as credit
      from unnest(candidates) as candidate
      cross join lateral (
        select
          coalesce(sum(worth[need.id] << (
            candidate.essential_bits >> (least(need.place, 64) - 1) & 1
          )::integer), 0) as worth,
          coalesce(max(get_byte(spoils, need.id)), 0) as urgency
        from (
          select
            unnest(candidate.ingredients) as id,
            generate_subscripts(candidate.ingredients, 1) as place
        ) as need
      ) as reckoned
      offset 0
    ) as each
    order by
      case mode
        when 'quickest' then (each.far & 1) * 100000 + each.minutes
        when 'fewest-extras' then each.far
        when 'use-it-up' then (each.far & 1) * 1000 - each.urgency
        else each.far & 1
      end,
      -- Meal, fit, urgency, rating and minutes in one number: as many columns take twice as long to sort.
      (case
        when stocked then
          (each.is_beside << 24)
            + (best_fit - each.credit - worth_of_use * least(each.used, most_uses)) * 128
            + 100 - each.urgency
        else 0
      end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
end
$$;

create or replace function private.browse(
  kitchen private.kitchen,
  query private.recipe_query,
  sort text,
  unused boolean,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  tables constant text[] := array['private.recipe_matches'] || case
    when cardinality(query.cooks) > 0 then array['private.hidden_recipe_matches']
  end;
  -- What a candidate holds as `quick` and `popularity`, the order by these and the id, and what is beyond.
  quick constant text := case sort
    when 'quickest' then 'm.minutes::integer' when 'rated' then 'm.rating::integer' else '0'
  end;
  places constant text := case sort
    when 'quickest' then '%1$s.%2$s, %1$s.popularity desc, %1$s.%3$s'
    when 'rated' then '%1$s.%2$s desc, %1$s.popularity desc, %1$s.%3$s'
    when 'newest' then '%1$s.%3$s desc'
    else '%1$s.popularity desc, %1$s.%3$s'
  end;
  beyond constant text := case sort
    when 'quickest' then 'm.minutes >= $3 and (m.minutes, -m.popularity, m.recipe_id) > ($3, -$4, $5)'
    when 'rated' then 'm.rating <= $3 and (-m.rating, -m.popularity, m.recipe_id) > (-$3, -$4, $5)'
    when 'newest' then 'm.recipe_id < $5'
    else 'm.popularity <= $4 and (-m.popularity, m.recipe_id) > (-$4, $5)'
  end;
  in_table constant text := format(
    places, 'm', case sort when 'quickest' then 'minutes' when 'rated' then 'rating' end, 'recipe_id'
  );
  in_all constant text := format(places, 'each', 'quick', 'id');
  found private.candidate[];
begin
  -- Only what is asked for stands in the statement, so that the planner can choose the index.
  execute (
    select format(
      'select array_agg(
         (
           0, 0, each.quick, 0, each.popularity, each.id,
           each.unread, each.rating, each.minutes,
           case
             when each.dispensable is null then each.ingredients
             else each.ingredients || each.dispensable
           end,
           each.essential_bits, each.kinds
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.dispensable, m.essential_bits, m.kinds
            from %s as m
            where ($7).traits & m.traits = ($7).traits
              and (($7).cuisines = 0 or m.kinds & ($7).cuisines <> 0)
              and (($7).meals = 0 or m.kinds & ($7).meals <> 0)
              and (($7).difficulties = 0 or m.kinds & ($7).difficulties <> 0)
              and (($7).seasons = 0 or m.kinds & ($7).seasons <> 0)
              and (($7).max_minutes is null or m.minutes <= ($7).max_minutes)
              and (($7).min_rating is null or m.rating >= ($7).min_rating)%s%s%s%s%s
            order by %s limit $6)',
          quick,
          name,
          case when query.words is null then '' else ' and m.words @@ $1' end,
          case
            when query.scope <> 'all' or name = 'private.hidden_recipe_matches'
              then ' and m.owner_id = any ($2)'
            else ''
          end,
          case
            when unused
              then
                ' and not m.ingredients operator(extensions.&&) ($8).used
                  and not coalesce(m.dispensable operator(extensions.&&) ($8).used, false)'
            else ''
          end,
          case
            when query.max_missing is null then ''
            else
              ' and (
                  m.ingredients operator(extensions.&&) ($8).used
                  or m.dispensable operator(extensions.&&) ($8).used
                )
                and m.unread + m.required
                  - extensions.icount(m.ingredients operator(extensions.&) ($8).met)
                  + coalesce(private.missed_flavours(m.flavours, ($8).met), 0)
                  <= ($7).max_missing'
          end,
          case when after is null then '' else ' and ' || beyond end,
          in_table
        ),
        ' union all '
      )
    )
    from unnest(tables) as name
  )
  into found
  using
    query.words, query.cooks, after.quick, after.popularity, after.id, wanted, query, kitchen;
  return coalesce(found, '{}');
end
$$;

create or replace function private.read_cursor(cursor text, mode text) returns private.position
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(cursor, '~');
  place private.position;
begin
  if cursor is null then
    return row(0, 0, null, null, null)::private.position;
  end if;
  if
    parts[1] <> mode
    or cursor !~
      '^[a-z-]{1,20}~\d{1,2}~\d{1,3}~\d{1,18}~\d{1,18}(~\d{1,5}~\d{1,5}~\d{1,5}~\d{1,9}~\d{1,18})?$'
  then
    perform private.refuse('bad_cursor', 'Take the cursor of the last recipe, with the same mode.');
  end if;
  place.grp := parts[2];
  place.skip := parts[3];
  place.last := parts[4];
  place.ending := parts[5];
  if cardinality(parts) > 5 then
    place.key := row(
      parts[2], parts[6], parts[7], parts[8], parts[9], parts[10], null, null, null, null, null, null
    )::private.candidate;
  end if;
  return place;
end
$$;

create or replace function private.sorted_page(
  kitchen private.kitchen, query private.recipe_query, page_size integer, page_after text
) returns private.result_page
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(page_after, '~');
  after private.candidate;
  candidates private.candidate[];
  page private.result_page;
begin
  if page_after is not null then
    if parts[1] <> query.sort or page_after !~ '^[a-z]{1,20}~\d{1,5}~\d{1,9}~\d{1,18}$' then
      perform private.refuse('bad_cursor', 'Take the cursor of the last recipe, with the same sort.');
    end if;
    after.quick := parts[2];
    after.popularity := parts[3];
    after.id := parts[4];
  end if;
  candidates := private.browse(kitchen, query, query.sort, false, after, page_size);
  select
    coalesce(array_agg(each.id order by each.place), '{}'),
    coalesce(array_agg(ranked.credit order by each.place), '{}'),
    coalesce(array_agg(ranked.urgency order by each.place), '{}'),
    coalesce(
      array_agg(
        concat_ws('~', query.sort, each.quick, each.popularity, each.id) order by each.place
      ),
      '{}'
    )
  into page
  from unnest(candidates) with ordinality as each(
    grp, far, quick, used, popularity, id, unread, rating, minutes, ingredients, essential_bits,
    kinds, place
  )
  join private.rank_window(candidates, kitchen, query.mode) as ranking on true
  join unnest(ranking.ids, ranking.credits, ranking.urgencies) as ranked(id, credit, urgency)
    on ranked.id = each.id;
  return page;
end
$$;
