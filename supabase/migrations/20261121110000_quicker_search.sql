-- The same search, quicker: the paths of what is at home are read one by one instead of all at once; a candidate
-- brings along what the finer order asks of it, so that no recipe is looked up twice; each ingredient is explained
-- once, in JSON text, however many recipes of a page ask for it; and nobody asks who a visitor is. The answers stay
-- as they were.

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

create or replace function private.measure(
  kitchen private.kitchen,
  query private.recipe_query,
  source text,
  in_group integer,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable
-- The plan is known beforehand, and making one anew would take longer than most searches.
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  -- The fewest and the most ingredients that a recipe of this source may lack.
  lacking constant integer := case source
    when 'ready' then 0 when 'none' then 0 when 'one' then 1 when 'two' then 2 when 'three' then 3
    when 'more' then 4
  end;
  is_swept constant boolean := lacking is null;
  places constant integer := case source when 'two' then 3 when 'three' then 4 end;
  keys integer[];
  found private.candidate[];
begin
  if places is not null then
    keys := array(
      select each * 8 + place
      from unnest(kitchen.met) as each cross join generate_series(1, places) as place
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
    select
      each.*,
      case when is_swept then row_number() over (
        partition by each.grp
        order by each.missed, each.quick, each.used desc, each.popularity desc, each.id
      ) end as place
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
          extensions.icount(each.ingredients operator(extensions.&) kitchen.used) as used
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
            and m.unread = 0
            -- Not for an index: the one on all ingredients would be asked for every subset.
            and (m.ingredients operator(extensions.<@) kitchen.as_is) is true
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits, 0
          from private.recipe_matches as m
          where
            source = 'none'
            and m.rarest_1 = any (kitchen.met)
            and m.rarest_2 = any (kitchen.met)
            and m.unread = 0
            and get_bit(kitchen.met_bits, m.rarest_3) = 1
            and (m.ingredients operator(extensions.<@) kitchen.met) is true
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
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits, null
          from private.recipe_matches as m
          where source = 'cooks' and m.owner_id = any (query.cooks)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients, m.essential_bits, null
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
        where is_swept or case when lacking = 4 then each.missed >= 4 else each.missed = lacking end
        offset 0
      ) as each
      where each.used > 0
      -- Another: the group is asked for, sorted by and given.
      offset 0
    ) as each
    where
      (is_swept or each.grp = in_group)
      and (after.id is null or
        (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > (after.grp, after.missed, after.quick, -after.used, -after.popularity, after.id))
      and (query.words is null or source = 'words' or exists (
        select
        from private.recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
        union all
        select
        from private.hidden_recipe_matches as told
        where told.recipe_id = each.id and told.words @@ query.words
      ))
    order by each.grp, each.missed, each.quick, each.used desc, each.popularity desc, each.id
    limit case when not is_swept then wanted end
  ) as best
  where not is_swept or best.place <= wanted;
  return coalesce(found, '{}');
end
$$;


create or replace function private.prepare_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
declare
  soon_from constant integer := 60;
  kitchen private.kitchen;
  met integer;
  bits bytea;
begin
  with entry as materialized (
    select
      known.id,
      bool_or(said.status <> 'out') as is_there,
      coalesce(
        max(least(100, floor(said.age * 100 / known.shelf_life_days)))
          filter (where said.status <> 'out' and known.shelf_life_days is not null),
        0
      )::smallint as urgency
    from (
      select
        each ->> 'ingredient' as slug,
        coalesce(each ->> 'status', 'have') as status,
        greatest(0, floor(coalesce((each ->> 'age')::numeric, 0))) as age
      from jsonb_array_elements(pantry) as each
    ) as said
    join public.ingredients as known on known.slug = said.slug
    group by known.id
  ), runs_out as materialized (
    select id from entry where not is_there
  ), source as (
    select id, false as assumed, urgency from entry where is_there
    union all
    select known.id, true, 0::smallint
    from public.ingredients as known
    where known.slug = any (staples) and known.id not in (select id from runs_out)
  ), best as materialized (
    select distinct on (path.need_id)
      path.need_id as id,
      case when source.assumed then path.way + 2 when path.way = 3 then 7 else path.way end as way,
      source.id as source,
      source.urgency
    from source
    -- A fence: all paths at once would be read to join them with some forty sources.
    cross join lateral (
      select each.need_id, each.way, each.place
      from private.ingredient_paths as each
      where each.source_id = source.id
      offset 0
    ) as path
    where
      (path.way < 3 or not source.assumed)
      and (
        (path.way < 3 and not source.assumed)
        or path.need_id not in (select id from runs_out)
      )
    order by path.need_id, path.way = 3, source.assumed, path.place
  ), swap as (
    select distinct on (substitution.need_id)
      substitution.need_id as id,
      substitution.id as source,
      (substitution.quality * 100)::smallint as credit,
      taken.urgency
    from (
      select
        used.substitution_id,
        coalesce(max(best.urgency) filter (where best.way <= 2), 0)::smallint as urgency
      from public.ingredient_substitution_uses as used
      left join best on best.id = used.ingredient_id and best.way <= 4
      group by used.substitution_id
      having count(*) = count(best.id)
    ) as taken
    join public.ingredient_substitutions as substitution on substitution.id = taken.substitution_id
    order by substitution.need_id, substitution.quality desc, substitution.id
  ), path as (
    select distinct on (each.id) each.*
    from (
      select
        id, way, source, case way when 1 then 100 when 2 then 95 when 7 then 60 else 0 end as credit,
        urgency
      from best
      union all
      select id, 5, source, credit, urgency from swap
      union all
      select id, 6, id, 0, 0 from runs_out
    ) as each
    order by each.id, each.way
  )
  select
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7)), '{}'),
    coalesce(array_agg(id) filter (where way <> 6), '{}'),
    coalesce(array_agg(id) filter (where way <= 4), '{}'),
    coalesce(array_agg(id) filter (where way in (1, 2, 5, 7) and urgency >= soon_from), '{}'),
    null,
    array_agg(id),
    array_agg(way),
    array_agg(source),
    array_agg(credit),
    array_agg(urgency),
    exists (select from entry where is_there)
  into kitchen
  -- Ascending by id already; an order by in each aggregate would sort eight times.
  from (select * from path order by id) as path;
  bits := decode(repeat('00', (select max(known.id) from public.ingredients as known) / 8 + 1), 'hex');
  foreach met in array kitchen.met loop
    bits := set_bit(bits, met, 1);
  end loop;
  kitchen.met_bits := bits;
  return kitchen;
end
$$;

create function private.asked_kitchen(pantry jsonb, staples text[]) returns private.kitchen
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  return private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
end
$$;
comment on function private.asked_kitchen(jsonb, text[]) is
  'The kitchen of a search: what was said of the pantry and the staples, checked, or else the caller''s own.';

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

-- Only its type changes: jsonb would be taken apart and written again.
drop function private.explain(bigint[], private.kitchen);
create function private.explain(recipes bigint[], kitchen private.kitchen)
returns table (recipe_id bigint, needs json)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  unread constant integer[] := '{0,-1000000000}';
begin
  return query
  with row as materialized (
    select m.recipe_id, m.needs, m.unread_texts
    from private.recipe_matches as m
    where m.recipe_id = any (recipes)
    union all
    select m.recipe_id, m.needs, m.unread_texts
    from private.hidden_recipe_matches as m
    where m.recipe_id = any (recipes)
  ), need as materialized (
    select
      row.recipe_id,
      code.place,
      code.value < 0 as optional,
      case when code.value <> all (unread) then abs(code.value) end as id,
      case when code.value = any (unread) then row.unread_texts[(
        select count(*) from unnest(row.needs[:code.place]) as earlier(value)
        where earlier.value = any (unread)
      )] end as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as code(value, place)
  ), path as materialized (
    select *
    from unnest(
      kitchen.ingredient, kitchen.way, kitchen.source, kitchen.credit, kitchen.urgency
    ) as each(id, way, source, credit, urgency)
  ), explained as materialized (
    -- Each ingredient once, though many recipes ask for it.
    select
      known.id,
      known.slug,
      known.name,
      known.plural,
      told.has,
      told.reason,
      case when told.has then told.via else '[]' end as via,
      json_build_object(
        'ingredient', known.slug, 'text', known.name, 'optional', false,
        'state', told.state, 'credit', coalesce(path.credit, 0),
        'urgency', coalesce(path.urgency, 0), 'via', told.via, 'reason', told.reason
      ) as required
    from public.ingredients as known
    left join path on path.id = known.id
    left join public.ingredients as source on source.id = path.source and path.way <> 5
    left join lateral (
      select
        string_agg(used.plural, ' and ' order by taken.position) as names,
        json_agg(through.slug order by taken.position) filter (where owned.way <= 2) as via
      from public.ingredient_substitution_uses as taken
      join path as owned on owned.id = taken.ingredient_id
      join public.ingredients as used on used.id = taken.ingredient_id
      join public.ingredients as through on through.id = owned.source
      where taken.substitution_id = path.source and path.way = 5
    ) as swap on path.way = 5
    cross join lateral (
      select
        path.way in (1, 2) as has,
        case
          when path.way in (1, 2) then 'have'
          when path.way in (3, 4) then 'assumed'
          when path.way = 5 then 'swap'
          when path.way = 7 then 'probably'
          else 'missing'
        end as state,
        case
          when path.way in (1, 2, 7) then json_build_array(source.slug)
          when path.way = 5 then coalesce(swap.via, '[]')
          else '[]'
        end as via,
        case path.way
          when 1 then 'you have ' || source.plural
          when 2 then 'you get it from ' || source.plural
          when 3 then 'you always have ' || source.plural
          when 4 then 'you get it from ' || source.plural || ', which you always have'
          when 5 then 'use ' || swap.names || ' instead'
          when 6 then 'you ran out of ' || known.plural
          when 7 then 'you have ' || source.plural || ': does that include ' || known.plural || '?'
          else 'you have no ' || known.plural
        end as reason
    ) as told
    where known.id = any (array(select need.id from need where need.id is not null))
  )
  select
    need.recipe_id,
    json_agg(
      case
        when need.id is null then json_build_object(
          'ingredient', null, 'text', need.unread_text, 'optional', need.optional,
          'state', case when need.optional then 'optional' else 'unknown' end,
          'credit', 0, 'urgency', 0, 'via', '[]'::json,
          'reason', case when need.optional then 'optional' else 'we could not read this line' end
        )
        when need.optional then json_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', true,
          'state', 'optional', 'credit', 0, 'urgency', 0, 'via', explained.via,
          'reason', case
            when explained.has then explained.reason
            else explained.plural || ', if you like'
          end
        )
        else explained.required
      end
      order by need.place
    )
  from need
  left join explained on explained.id = need.id
  group by need.recipe_id;
end
$$;
comment on function private.explain(bigint[], private.kitchen) is
  'Each need of some recipes with its state and the reason, in the order of the recipe: as domain/matching/path.ts and need.ts.';

revoke all on table private.ingredient_weights from public, anon, authenticated;
grant select on table private.ingredient_weights to anon, authenticated, service_role;
alter table private.ingredient_weights enable row level security;
create policy "anyone reads the weights" on private.ingredient_weights
  for select to anon, authenticated using (true);
revoke all on function private.refresh_ingredient_weights() from public, anon, authenticated;
revoke all on function
  private.places_of(integer[], integer[]),
  private.asked_kitchen(jsonb, text[]),
  private.explain(bigint[], private.kitchen)
  from public, anon, authenticated;
grant execute on function
  private.asked_kitchen(jsonb, text[]),
  private.explain(bigint[], private.kitchen)
  to anon, authenticated, service_role;
