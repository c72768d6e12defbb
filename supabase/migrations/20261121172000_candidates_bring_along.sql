-- The same search, quicker once more: a candidate brings along what the finer order asks of it, so that no recipe
-- is looked up twice, and the weights of all ingredients are read at once; what most candidates fail is asked first,
-- only one group is sorted, and sweeps of a few recipes stand in a function of their own. The answers stay as they were.

create function private.places_of(wanted integer[], ingredients integer[]) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  places bigint := 0;
begin
  -- As many as there is room for: no recipe that anyone cooks has more.
  for place in 1..least(cardinality(ingredients), 63) loop
    if ingredients[place] = any (wanted) then
      places := places | (1::bigint << (place - 1));
    end if;
  end loop;
  return places;
end
$$;
comment on function private.places_of(integer[], integer[]) is
  'Which of some ingredients are wanted, as bits: the lowest for the first.';

alter table private.recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored;
comment on column private.recipe_matches.essential_bits is
  'The places in `ingredients` of those that the title names.';
alter table private.hidden_recipe_matches
  add column essential_bits bigint not null
    generated always as (private.places_of(essential, ingredients)) stored;

drop index private.recipe_matches_rarest_1_idx;
drop index private.recipe_matches_rarest_2_idx;
create index recipe_matches_rarest_1_idx on private.recipe_matches (rarest_1, rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_3, essential_bits,
  ingredients
);
create index recipe_matches_rarest_2_idx on private.recipe_matches (rarest_2) include (
  recipe_id, required, unread, popularity, minutes, rating, traits, kinds, rarest_1, rarest_3,
  essential_bits, ingredients
) where required > 1;

create table private.ingredient_weights (
  is_only boolean primary key default true check (is_only),
  by_id smallint[] not null
);
comment on table private.ingredient_weights is
  'One row: the weight of each ingredient at the place of its id, so that one read answers for all.';

create function private.refresh_ingredient_weights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ingredient_weights (by_id)
  select coalesce(array_agg(coalesce(known.weight, 1) order by place), '{}')
  from generate_series(1, (select max(id) from public.ingredients)) as place
  left join public.ingredients as known on known.id = place
  on conflict (is_only) do update set by_id = excluded.by_id;
  return null;
end
$$;
comment on function private.refresh_ingredient_weights() is
  'Writes the weights anew after any of them changed.';
create trigger refresh_ingredient_weights
  after insert or update of weight on public.ingredients
  for each statement execute function private.refresh_ingredient_weights();
update public.ingredients set weight = weight;

alter type private.candidate
  add attribute unread smallint,
  add attribute rating smallint,
  add attribute minutes smallint,
  add attribute ingredients integer[],
  add attribute essential_bits bigint;
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, missed, quick (minutes where they matter), used and popularity (descending), id; and what the finer order asks of it, null in a cursor.';

-- Where it is not ours to open, it is open: as with the others of this extension.
do $$
begin
  grant execute on function extensions.intset_subtract(integer[], integer[])
    to anon, authenticated, service_role;
exception
  when insufficient_privilege then null;
end
$$;

create function private.is_unfiltered(query private.recipe_query) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return
    query.traits = 0 and query.cuisines = 0 and query.meals = 0 and query.difficulties = 0
    and query.seasons = 0 and query.max_minutes is null and query.min_rating is null;
end
$$;
comment on function private.is_unfiltered(private.recipe_query) is
  'Whether every recipe has what is asked of it, apart from words and cooks.';

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
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes, best.ingredients, best.essential_bits
      )::private.candidate
      order by best.grp, best.missed, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select
      each.*,
      row_number() over (
        partition by each.grp
        order by each.missed, each.quick, each.used desc, each.popularity desc, each.id
      ) as place
    from (
      select
        each.*,
        case when query.mode = 'quickest' then each.minutes else 0 end as quick,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when each.missed = 0 then
                case when each.ingredients operator(extensions.<@) kitchen.as_is then 0 else 1 end
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when each.ingredients operator(extensions.&&) kitchen.soon then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          extensions.icount(each.ingredients operator(extensions.&) kitchen.used) as used,
          each.unread + each.required
            - extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
          from private.recipe_matches as m
          where
            source = 'cooks'
            and m.owner_id = any (query.cooks)
            and (query.words is null or m.words @@ query.words)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits
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
      or (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id)
  ) as best
  where best.place <= wanted;
  return coalesce(found, '{}');
end
$$;
comment on function private.sweep(
  private.kitchen, private.recipe_query, text, private.candidate, integer
) is
  'The first candidates of each group in coarse order, beyond `after`, from sources that hold few recipes: `words`, what a text finds, and `cooks`, what some cooks wrote. Each of them is measured.';

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
    when 'ready' then 0 when 'none' then 0 when 'one' then 1 when 'two' then 2 when 'three' then 3
    else 4
  end;
  places constant integer := case source when 'two' then 3 when 'three' then 4 end;
  -- Of what is met, most is used: the few that are only assumed are quicker to look for.
  assumed constant integer[] := kitchen.met operator(extensions.-) kitchen.used;
  is_unfiltered constant boolean := private.is_unfiltered(query);
  as_is_bits bytea := kitchen.met_bits;
  inexact integer;
  keys integer[];
  found private.candidate[];
begin
  if source in ('words', 'cooks') then
    return private.sweep(kitchen, query, source, after, wanted);
  end if;
  if source = 'ready' then
    foreach inexact in array kitchen.met operator(extensions.-) kitchen.as_is loop
      as_is_bits := set_bit(as_is_bits, inexact, 0);
    end loop;
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
        best.grp, best.missed, best.quick, best.used, best.popularity, best.id,
        best.unread, best.rating, best.minutes, best.ingredients, best.essential_bits
      )::private.candidate
      order by best.grp, best.missed, best.quick, best.used desc, best.popularity desc, best.id
    )
  into found
  from (
    select *
    from (
      select
        each.*,
        case
          when query.mode = 'fewest-extras' then least(each.missed, 4)
          else
            case
              when source = 'ready' then 0
              when each.missed = 0 then
                case when each.ingredients operator(extensions.<@) kitchen.as_is then 0 else 1 end
              when each.missed = 1 then 2
              when each.missed <= 3 then 3
              else 4
            end
            + case
              when query.mode <> 'use-it-up' then 0
              when each.ingredients operator(extensions.&&) kitchen.soon then 0
              else 5
            end
        end as grp
      from (
        select
          each.*,
          case when query.mode = 'quickest' then each.minutes else 0 end as quick,
          each.unread + each.required - each.missed
            - extensions.icount(each.ingredients operator(extensions.&) assumed) as used
        from (
          select
            each.*,
            coalesce(
              each.lacks,
              each.unread + each.required
                - extensions.icount(each.ingredients operator(extensions.&) kitchen.met)
            ) as missed
          from (
            select
              m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits, 0 as lacks
            from private.recipe_matches as m
            where
              source = 'ready'
              and m.rarest_1 = any (kitchen.as_is)
              and m.rarest_2 = any (kitchen.as_is)
              -- Three at home are two rarest and a bit; an index on all would be asked for every subset.
              and case
                when m.unread <> 0 or get_bit(as_is_bits, m.rarest_3) = 0 then false
                when m.required <= 3 then true
                else m.ingredients operator(extensions.<@) kitchen.as_is
              end
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits, 0
            from private.recipe_matches as m
            where
              source = 'none'
              and m.rarest_1 = any (kitchen.met)
              and m.rarest_2 = any (kitchen.met)
              and case
                when m.unread <> 0 or get_bit(kitchen.met_bits, m.rarest_3) = 0 then false
                when m.required <= 3 then true
                else m.ingredients operator(extensions.<@) kitchen.met
              end
            union all
            -- One is lacking. Of the three rarest it can only be one: so two of them are there.
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits, null
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
              m.kinds, m.ingredients, m.essential_bits, null
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
              m.kinds, m.ingredients, m.essential_bits, null
            from private.recipe_matches as m
            where m.rare_keys operator(extensions.&&) keys and places is not null
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits, null
            from private.recipe_matches as m
            where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
            union all
            select
              m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
              m.kinds, m.ingredients, m.essential_bits, null
            from private.hidden_recipe_matches as m
            where
              m.owner_id = any (query.cooks)
              and (source <> 'ready' or m.ingredients operator(extensions.<@) kitchen.as_is)
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
        where case when lacking = 4 then each.missed >= 4 else each.missed = lacking end
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is asked for, sorted by and given.
      offset 0
    ) as each
    where
      each.grp = in_group
      and (after.id is null or
        (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or exists (
        select
        from private.recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
      ))
      -- One group, and the first three of its order in one number: six columns take three times as long.
      order by
        each.missed::bigint << 32 | each.quick << 12 | (4095 - each.used),
        each.popularity desc,
        each.id
      limit wanted
  ) as best;
  return coalesce(found, '{}');
end
$$;

create or replace function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranked[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  weights constant smallint[] := (select by_id from private.ingredient_weights);
  stocked constant boolean := kitchen.stocked;
  found private.ranked[];
begin
  select coalesce(
    array_agg(
      (ranked.id, ranked.credit, ranked.urgency)::private.ranked
      order by
        case when mode = 'quickest' then ranked.minutes end,
        case when mode = 'fewest-extras' then ranked.missed end,
        case when mode = 'use-it-up' then -ranked.urgency end,
        case when stocked then -ranked.credit end,
        case when stocked then -ranked.urgency end,
        -ranked.rating,
        ranked.minutes,
        ranked.id
    ),
    '{}'
  )
  into found
  from (
    select
      candidate.*,
      reckoned.urgency,
      coalesce(
        reckoned.gained * 100 / nullif(reckoned.weight + 2 * candidate.unread, 0), 10000
      )::integer as credit
    from unnest(candidates) as candidate
    cross join lateral (
      select
        coalesce(sum(need.weight), 0) as weight,
        coalesce(sum(need.weight * path.credit), 0) as gained,
        coalesce(max(path.urgency), 0) as urgency
      from (
        select
          asked.id,
          weights[asked.id]
            * (1 + (candidate.essential_bits >> (least(asked.place, 64)::integer - 1) & 1)::integer) as weight
        from unnest(candidate.ingredients) with ordinality as asked(id, place)
      ) as need
      left join unnest(kitchen.ingredient, kitchen.way, kitchen.credit, kitchen.urgency)
        as path(id, way, credit, urgency) on path.id = need.id
      where path.way is null or path.way not in (3, 4)
    ) as reckoned
    offset 0
  ) as ranked;
  return found;
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
           each.unread, each.rating, each.minutes, each.ingredients, each.essential_bits
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.essential_bits
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
            when unused then ' and not m.ingredients operator(extensions.&&) ($8).used'
            else ''
          end,
          case
            when query.max_missing is null then ''
            else
              ' and m.ingredients operator(extensions.&&) ($8).used
                and m.unread + m.required
                  - extensions.icount(m.ingredients operator(extensions.&) ($8).met)
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
    grp, missed, quick, used, popularity, id, unread, rating, minutes, ingredients, essential_bits,
    place
  )
  join unnest(private.rank_window(candidates, kitchen, query.mode)) as ranked on ranked.id = each.id;
  return page;
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
      parts[2], parts[6], parts[7], parts[8], parts[9], parts[10], null, null, null, null, null
    )::private.candidate;
  end if;
  return place;
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
    and (query.scope <> 'all' or private.is_rare_text(query));
  browsing constant text := private.browsing_sort(query.mode);
  unranked private.kitchen := kitchen;
  place private.position;
  scanned private.candidate[];
  candidates private.candidate[];
  ranked private.ranked[];
  -- A window that was begun ends where it ended then, however much was written into it meanwhile.
  wanted integer;
  size integer;
  done integer;
  base text;
  page private.result_page;
begin
  page := row('{}', '{}', '{}', '{}')::private.result_page;
  if query.max_missing is not null and not kitchen.stocked then
    return page;
  end if;
  if query.sort <> 'pantry' then
    return private.sorted_page(kitchen, query, page_size, page_after);
  end if;
  place := private.read_cursor(page_after, query.mode);
  unranked.stocked := false;
  loop
    if place.grp > last_group and place.grp < others_group then
      place.grp := others_group;
    end if;
    exit when place.grp > case when has_others then others_group else last_group end;

    candidates := '{}';
    wanted := case when place.ending is null then window_size else 2 * window_size end;
    if not kitchen.stocked then
      candidates := private.browse(kitchen, query, browsing, false, place.key, wanted);
    elsif place.grp = others_group then
      candidates := private.browse(kitchen, query, browsing, true, place.key, wanted);
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
        (
          select each.nth::integer
          from unnest(array(select (each).id from unnest(candidates) as each)) with ordinality
            as each(id, nth)
          where each.id = place.ending
        ),
        size
      );
    end if;
    candidates := candidates[:size];

    if cardinality(candidates) > 0 then
      base := (
        select concat_ws('~', key.missed, key.quick, key.used, key.popularity, key.id)
        from (select (place.key).*) as key
        where (place.key).id is not null
      );
      ranked := private.rank_window(
        candidates, case when place.grp = others_group then unranked else kitchen end, query.mode
      );
      -- After the recipe that was given last, wherever what was written meanwhile has put it.
      done := coalesce(
        (
          select given.nth::integer
          from unnest(ranked) with ordinality as given(id, credit, urgency, nth)
          where given.id = place.last
        ),
        place.skip
      );
      for index in done + 1..cardinality(ranked) loop
        page.ids := page.ids || ranked[index].id;
        page.credits := page.credits || ranked[index].credit;
        page.urgencies := page.urgencies || ranked[index].urgency;
        page.cursors := page.cursors
          || concat_ws(
            '~', query.mode, place.grp, index, ranked[index].id,
            coalesce(candidates[size].id, 0), base
          );
        exit when cardinality(page.ids) = page_size;
      end loop;
    end if;
    exit when cardinality(page.ids) = page_size;

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
  return page;
end
$$;

revoke all on table private.ingredient_weights from public, anon, authenticated;
grant select on table private.ingredient_weights to anon, authenticated, service_role;
alter table private.ingredient_weights enable row level security;
create policy "anyone reads the weights" on private.ingredient_weights
  for select to anon, authenticated using (true);
revoke all on function
  private.places_of(integer[], integer[]),
  private.refresh_ingredient_weights(),
  private.is_unfiltered(private.recipe_query),
  private.sweep(private.kitchen, private.recipe_query, text, private.candidate, integer)
  from public, anon, authenticated;
grant execute on function
  private.is_unfiltered(private.recipe_query),
  private.sweep(private.kitchen, private.recipe_query, text, private.candidate, integer)
  to anon, authenticated, service_role;
