-- What lacks the thing that its title names stands behind all that lacks as much, and among equals comes first what uses
-- more of a kitchen.

alter type private.candidate rename attribute missed to far;
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, far (twice what is missed, and one more where the thing that the title names is among one to three), quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor: all its ingredients, those that it can go without last.';

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
        best.essential_bits
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
        best.essential_bits
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

create or replace function private.descend(
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
      -- Fit, urgency, rating and minutes in one number: four columns take twice as long to sort.
      (case
        when stocked then (best_fit - each.credit - worth_of_use * least(each.used, most_uses)) * 128 + 100 - each.urgency
        else 0
      end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
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
    place
  )
  join private.rank_window(candidates, kitchen, query.mode) as ranking on true
  join unnest(ranking.ids, ranking.credits, ranking.urgencies) as ranked(id, credit, urgency)
    on ranked.id = each.id;
  return page;
end
$$;

create or replace function private.find_page(
  kitchen private.kitchen, query private.recipe_query, page_size integer, page_after text
) returns private.result_page
language plpgsql stable set search_path = ''
as $$
declare
  window_size constant integer := 200;
  last_group constant integer := case
    when not kitchen.stocked then 0
    when query.mode = 'use-it-up' then 9
    else 4
  end;
  -- After all groups: what uses nothing of the pantry, where it is asked for.
  others_group constant integer := 10;
  has_others constant boolean := kitchen.stocked and query.others and query.max_missing is null;
  scans constant boolean := kitchen.stocked and query.sort = 'pantry'
    and (query.scope <> 'all' or query.words is not null and private.is_rare_text(query));
  unranked private.kitchen;
  place private.position;
  scanned private.candidate[];
  candidates private.candidate[];
  ranking private.ranking;
  -- A window that was begun ends where it ended then, however much was written into it meanwhile.
  wanted integer;
  size integer;
  from_place integer;
  to_place integer;
  before text;
  behind text;
  -- The page.
  ids bigint[] := '{}';
  credits integer[] := '{}';
  urgencies integer[] := '{}';
  cursors text[] := '{}';
begin
  if query.max_missing is not null and not kitchen.stocked then
    return row(ids, credits, urgencies, cursors)::private.result_page;
  end if;
  if query.sort <> 'pantry' then
    return private.sorted_page(kitchen, query, page_size, page_after);
  end if;
  place := private.read_cursor(page_after, query.mode);
  loop
    if place.grp > last_group and place.grp < others_group then
      place.grp := others_group;
    end if;
    exit when place.grp > case when has_others then others_group else last_group end;

    candidates := '{}';
    wanted := case when place.ending is null then window_size else 2 * window_size end;
    if not kitchen.stocked or place.grp = others_group then
      candidates := private.browse(
        kitchen, query, private.browsing_sort(query.mode), kitchen.stocked, place.key, wanted
      );
    elsif not private.is_near_enough(query, place.grp) then
      null;
    elsif scans then
      if scanned is null or place.key is not null then
        scanned := private.measure(
          kitchen,
          query,
          case when query.scope = 'all' then 'words' else 'cooks' end,
          null,
          place.key,
          wanted
        );
      end if;
      candidates := array(
        select each from unnest(scanned) as each where each.grp = place.grp
      );
    else
      candidates := private.descend(kitchen, query, place.grp, place.key, wanted);
    end if;

    size := case when place.ending = 0 then wanted else window_size end;
    if place.ending > 0 then
      size := coalesce(
        array_position(array(select (each).id from unnest(candidates) as each), place.ending), size
      );
    end if;
    if cardinality(candidates) > size then
      candidates := candidates[:size];
    end if;

    if cardinality(candidates) > 0 then
      if place.grp = others_group then
        unranked := kitchen;
        unranked.stocked := false;
        ranking := private.rank_window(candidates, unranked, query.mode);
      else
        ranking := private.rank_window(candidates, kitchen, query.mode);
      end if;
      -- After the recipe that was given last, wherever what was written meanwhile has put it.
      from_place := coalesce(array_position(ranking.ids, place.last), place.skip) + 1;
      to_place := least(from_place - 1 + page_size - cardinality(ids), cardinality(ranking.ids));
      before := concat(query.mode, '~', place.grp, '~');
      behind := concat('~', coalesce(candidates[size].id, 0));
      if (place.key).id is not null then
        behind := concat_ws(
          '~', behind, (place.key).far, (place.key).quick, (place.key).used,
          (place.key).popularity, (place.key).id
        );
      end if;
      for nth in from_place..to_place loop
        cursors := cursors || concat(before, nth, '~', ranking.ids[nth], behind);
      end loop;
      ids := ids || ranking.ids[from_place:to_place];
      credits := credits || ranking.credits[from_place:to_place];
      urgencies := urgencies || ranking.urgencies[from_place:to_place];
    end if;
    exit when cardinality(ids) = page_size;

    if cardinality(candidates) = size then
      place.key := candidates[size];
    else
      place.grp := place.grp + 1;
      place.key := null;
    end if;
    place.skip := 0;
    place.last := null;
    place.ending := null;
  end loop;
  return row(ids, credits, urgencies, cursors)::private.result_page;
end
$$;
