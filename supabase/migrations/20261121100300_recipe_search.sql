-- The search: which recipes a pantry answers, in the order of domain/matching/order.ts. Groups stand in
-- coarse order; within a group windows of 200 recipes are put into the finer order, one after
-- the other, so that every page is cut from the same list.

create type private.recipe_query as (
  traits integer,
  cuisines integer,
  meals integer,
  difficulties integer,
  seasons integer,
  max_minutes integer,
  min_rating integer,
  words tsquery,
  scope text,
  -- Whose recipes are searched besides the public ones, or alone.
  cooks uuid[],
  mode text
);
comment on type private.recipe_query is
  'What a search asks for, checked: lists as bits, 0 for none; null for no time, rating or words.';

create type private.candidate as (
  grp integer,
  missed integer,
  quick integer,
  used integer,
  popularity integer,
  id bigint
);
comment on type private.candidate is
  'A recipe''s place in the coarse order: group, missed, quick (minutes where they matter), used and popularity (descending), id.';

create function private.require_feature(feature text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.can_use(feature) then
    raise exception 'feature_required' using
      errcode = 'insufficient_privilege',
      detail = feature,
      hint = 'This is part of the free trial and of every plan.';
  end if;
end
$$;
comment on function private.require_feature(text) is
  'Raises 42501 `feature_required`, with the feature''s name as its detail, for who has no access to it.';

create function private.check_words(list text, chosen text[]) returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  if chosen is null or chosen = '{}' then
    return '{}';
  end if;
  if not chosen <@ private.known_words(list) then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(private.known_words(list), ', '))
    );
  end if;
  return chosen;
end
$$;
comment on function private.check_words(text, text[]) is
  'The chosen options of a list, none for null. Raises 22023 `unknown_option` for what is not in the list.';

create function private.text_query(search_text text) returns tsquery
language sql immutable set search_path = ''
as $$
  select string_agg(format('%L:*', word), ' & ')::tsquery
  from unnest(string_to_array(private.fold_text(search_text), ' ')) as word
  where word <> ''
$$;
comment on function private.text_query(text) is 'Every word must begin a word; null where there is none.';

create function private.read_query(
  search_text text,
  preferences text[],
  restrictions text[],
  cuisines text[],
  meals text[],
  difficulties text[],
  seasons text[],
  max_minutes integer,
  min_rating numeric,
  premium boolean,
  scope text,
  mode text
) returns private.recipe_query
language plpgsql stable set search_path = ''
as $$
declare
  asked private.recipe_query;
begin
  if cardinality(private.check_words('difficulties', difficulties)) > 0 then
    perform private.require_feature('advanced_dietary_filters');
  end if;
  if
    cardinality(private.check_words('seasons', seasons)) > 0
    or min_rating is not null
    or premium is not null
    or coalesce(mode, 'ready-now') <> 'ready-now'
  then
    perform private.require_feature('advanced_search');
  end if;
  if char_length(search_text) > 200 then
    perform private.refuse('bad_text', 'A search takes at most 200 characters.');
  end if;
  if max_minutes <= 0 then
    perform private.refuse('bad_minutes', 'The longest time is a number of minutes above 0.');
  end if;
  if min_rating not between 0 and 5 then
    perform private.refuse('bad_rating', 'A rating is between 0 and 5.');
  end if;
  if coalesce(scope, 'all') not in ('all', 'own', 'followed') then
    perform private.refuse('bad_scope', 'The scope is all, own or followed.');
  end if;
  if
    coalesce(mode, 'ready-now') not in ('ready-now', 'use-it-up', 'fewest-extras', 'quickest')
  then
    perform private.refuse('bad_mode', 'The mode is ready-now, use-it-up, fewest-extras or quickest.');
  end if;

  asked.traits := private.trait_bits(
    private.check_words('preferences', preferences),
    private.check_words('restrictions', restrictions),
    premium
  );
  asked.cuisines := private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}');
  asked.meals := private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}');
  asked.difficulties := private.kind_bits('{}', '{}', difficulties, '{}');
  asked.seasons := private.kind_bits('{}', '{}', '{}', seasons);
  asked.max_minutes := max_minutes;
  asked.min_rating := ceil(min_rating * 100);
  asked.words := case when search_text <> '' then private.text_query(search_text) end;
  asked.scope := coalesce(scope, 'all');
  asked.mode := coalesce(mode, 'ready-now');
  asked.cooks := '{}';
  if (select auth.uid()) is not null then
    asked.cooks := array(
      select (select auth.uid()) where asked.scope <> 'followed'
      union all
      select follow.followed_id
      from public.follows as follow
      where asked.scope <> 'own' and follow.follower_id = (select auth.uid())
    );
  end if;
  return asked;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`) and 42501 `feature_required`.';

create function private.measure(
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
      (best.grp, best.missed, best.quick, best.used, best.popularity, best.id)::private.candidate
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
        each.id,
        each.missed,
        each.used,
        each.popularity,
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
            each.unread + each.required
              - extensions.icount(each.ingredients operator(extensions.&) kitchen.met) as missed
        from (
          select
            m.recipe_id as id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients
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
            m.kinds, m.ingredients
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
            m.kinds, m.ingredients
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
            m.kinds, m.ingredients
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
            m.kinds, m.ingredients
          from private.recipe_matches as m
          where m.rare_keys operator(extensions.&&) keys and places is not null
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients
          from private.recipe_matches as m
          where source = 'more' and m.ingredients operator(extensions.&&) kitchen.used
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients
          from private.recipe_matches as m
          where source = 'words' and m.words @@ query.words
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients
          from private.recipe_matches as m
          where source = 'cooks' and m.owner_id = any (query.cooks)
          union all
          select
            m.recipe_id, m.required, m.unread, m.popularity, m.minutes, m.rating, m.traits,
            m.kinds, m.ingredients
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
comment on function private.measure(
  private.kitchen, private.recipe_query, text, integer, private.candidate, integer
) is
  'The first candidates of a source in coarse order, beyond `after`. Sources by what a recipe lacks (ready, none, one, two, three, more) give those of one group; `words` and `cooks` so many of each group.';

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
  is_fewest constant boolean := query.mode = 'fewest-extras';
  sources constant text[] := array['none', 'one', 'two', 'three', 'more'];
  levels constant text[] := case
    when is_fewest then sources[grp + 1:grp + 1]
    when grp % 5 = 0 then array['ready']
    when grp % 5 = 1 then array['none']
    when grp % 5 = 2 then array['one']
    when grp % 5 = 3 then array['two', 'three']
    else array['more']
  end;
  level text;
  found private.candidate[] := '{}';
begin
  foreach level in array levels loop
    continue when level = 'two' and after.missed = 3;
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
  'The first candidates of one group beyond `after`, looked for level by level: a recipe that lacks m things has one of its m + 1 rarest ones at home.';

create function private.browse(
  query private.recipe_query, after private.candidate, wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  is_quickest constant boolean := query.mode = 'quickest';
  tables constant text[] := array['private.recipe_matches'] || case
    when cardinality(query.cooks) > 0 then array['private.hidden_recipe_matches']
  end;
  columns constant text := case when is_quickest then 'm.minutes, ' else '' end;
  found private.candidate[];
begin
  -- Only what is asked for stands in the statement, so that the planner can choose the index.
  execute (
    select format(
      'select array_agg(
         (0, 0, each.quick, 0, each.popularity, each.id)::private.candidate
         order by each.quick, each.popularity desc, each.id
       )
       from (
         select * from (%s) as each order by each.quick, each.popularity desc, each.id limit $6
       ) as each',
      string_agg(
        format(
          '(select m.recipe_id as id, m.popularity, %s as quick from %s as m
            where ($7).traits & m.traits = ($7).traits
              and (($7).cuisines = 0 or m.kinds & ($7).cuisines <> 0)
              and (($7).meals = 0 or m.kinds & ($7).meals <> 0)
              and (($7).difficulties = 0 or m.kinds & ($7).difficulties <> 0)
              and (($7).seasons = 0 or m.kinds & ($7).seasons <> 0)
              and (($7).max_minutes is null or m.minutes <= ($7).max_minutes)
              and (($7).min_rating is null or m.rating >= ($7).min_rating)%s%s%s
            order by %sm.popularity desc, m.recipe_id limit $6)',
          case when is_quickest then 'm.minutes::integer' else '0' end,
          name,
          case when query.words is null then '' else ' and m.words @@ $1' end,
          case
            when query.scope <> 'all' or name = 'private.hidden_recipe_matches'
              then ' and m.owner_id = any ($2)'
            else ''
          end,
          case
            when after is null then ''
            when is_quickest then
              ' and m.minutes >= $3 and (m.minutes, -m.popularity, m.recipe_id) > ($3, -$4, $5)'
            else ' and m.popularity <= $4 and (-m.popularity, m.recipe_id) > (-$4, $5)'
          end,
          columns
        ),
        ' union all '
      )
    )
    from unnest(tables) as name
  )
  into found
  using
    query.words, query.cooks, after.quick, after.popularity, after.id, wanted, query;
  return coalesce(found, '{}');
end
$$;
comment on function private.browse(private.recipe_query, private.candidate, integer) is
  'Without a pantry: the popular recipes first, or the quickest.';

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

create type private.ranked as (id bigint, credit integer, urgency integer);
comment on type private.ranked is 'A recipe with its credit (0–10,000) and urgency (0–100).';

create function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranked[]
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  found private.ranked[];
begin
  with row as (
    select
      candidate.missed, m.recipe_id, m.unread, m.rating, m.minutes, m.ingredients, m.essential
    from unnest(candidates) as candidate
    join private.recipe_matches as m on m.recipe_id = candidate.id
    union all
    select
      candidate.missed, m.recipe_id, m.unread, m.rating, m.minutes, m.ingredients, m.essential
    from unnest(candidates) as candidate
    join private.hidden_recipe_matches as m on m.recipe_id = candidate.id
    where (select auth.uid()) is not null
  ), path as (
    select each.id, each.way, each.credit, each.urgency
    from unnest(kitchen.ingredient, kitchen.way, kitchen.credit, kitchen.urgency)
      as each(id, way, credit, urgency)
  ), reckoned as (
    select
      need.recipe_id,
      sum(need.weight) as weight,
      sum(need.weight * coalesce(path.credit, 0)) as gained,
      max(path.urgency) as urgency
    from (
      select
        row.recipe_id,
        asked.id,
        known.weight * case when asked.id = any (row.essential) then 2 else 1 end as weight
      from row
      cross join lateral unnest(row.ingredients) as asked(id)
      join public.ingredients as known on known.id = asked.id
    ) as need
    left join path on path.id = need.id
    where path.way is null or path.way not in (3, 4)
    group by need.recipe_id
  ), ranked as (
    select
      row.*,
      coalesce(reckoned.urgency, 0) as urgency,
      coalesce(
        coalesce(reckoned.gained, 0) * 100
          / nullif(coalesce(reckoned.weight, 0) + 2 * row.unread, 0),
        10000
      )::integer as credit
    from row
    left join reckoned on reckoned.recipe_id = row.recipe_id
  )
  select coalesce(
    array_agg(
      (ranked.recipe_id, ranked.credit, ranked.urgency)::private.ranked
      order by
        case when mode = 'quickest' then ranked.minutes end,
        case when mode = 'fewest-extras' then ranked.missed end,
        case when mode = 'use-it-up' then -ranked.urgency end,
        case when not kitchen.stocked then 0 else -ranked.credit end,
        case when not kitchen.stocked then 0 else -ranked.urgency end,
        -ranked.rating,
        ranked.minutes,
        ranked.recipe_id
    ),
    '{}'
  )
  into found
  from ranked;
  return found;
end
$$;
comment on function private.rank_window(private.candidate[], private.kitchen, text) is
  'Puts one window into the finer order of its mode. A line that was not read weighs 2, what the title names twice as much.';

create type private.result_page as (
  ids bigint[], credits integer[], urgencies integer[], cursors text[]
);
comment on type private.result_page is 'One page, side by side; each cursor is where the next page begins.';

create type private.position as (grp integer, skip integer, key private.candidate);
comment on type private.position is
  'Where a page begins: group, how many of the window are done, and the last candidate before the window.';

create function private.read_cursor(cursor text, mode text) returns private.position
language plpgsql stable set search_path = ''
as $$
declare
  parts constant text[] := string_to_array(cursor, '~');
  place private.position;
begin
  if cursor is null then
    return row(0, 0, null)::private.position;
  end if;
  if
    parts[1] <> mode
    or cursor !~ '^[a-z-]{1,20}~\d{1,2}~\d{1,3}(~\d{1,5}~\d{1,5}~\d{1,5}~\d{1,9}~\d{1,18})?$'
  then
    perform private.refuse('bad_cursor', 'Take the cursor of the last recipe, with the same mode.');
  end if;
  place.grp := parts[2];
  place.skip := parts[3];
  if cardinality(parts) > 3 then
    place.key := row(parts[2], parts[4], parts[5], parts[6], parts[7], parts[8])::private.candidate;
  end if;
  return place;
end
$$;
comment on function private.read_cursor(text, text) is
  'Where a page begins, for null at the start. Raises 22023 `bad_cursor`.';

create function private.find_page(
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
  scans constant boolean :=
    kitchen.stocked and (query.scope <> 'all' or private.is_rare_text(query));
  place private.position := private.read_cursor(page_after, query.mode);
  scanned private.candidate[];
  candidates private.candidate[];
  ranked private.ranked;
  done integer;
  base text;
  page private.result_page;
begin
  page := row('{}', '{}', '{}', '{}')::private.result_page;
  while place.grp <= last_group loop
    if not kitchen.stocked then
      candidates := private.browse(query, place.key, window_size);
    elsif scans then
      if scanned is null or place.key is not null then
        scanned := private.measure(
          kitchen,
          query,
          case when query.scope = 'all' then 'words' else 'cooks' end,
          null,
          place.key,
          window_size
        );
      end if;
      candidates := array(
        select each from unnest(scanned) as each where each.grp = place.grp
      );
    else
      candidates := private.descend(kitchen, query, place.grp, place.key, window_size);
    end if;

    if cardinality(candidates) > place.skip then
      done := 0;
      base := (
        select concat_ws('~', key.missed, key.quick, key.used, key.popularity, key.id)
        from (select (place.key).*) as key
        where (place.key).id is not null
      );
      foreach ranked in array private.rank_window(candidates, kitchen, query.mode) loop
        done := done + 1;
        continue when done <= place.skip;
        page.ids := page.ids || ranked.id;
        page.credits := page.credits || ranked.credit;
        page.urgencies := page.urgencies || ranked.urgency;
        page.cursors :=
          page.cursors || concat_ws('~', query.mode, place.grp, done, base);
        exit when cardinality(page.ids) = page_size;
      end loop;
    end if;
    exit when cardinality(page.ids) = page_size;

    if cardinality(candidates) = window_size then
      place.key := candidates[window_size];
    else
      place.grp := place.grp + 1;
      place.key := null;
    end if;
    place.skip := 0;
  end loop;
  return page;
end
$$;
comment on function private.find_page(
  private.kitchen, private.recipe_query, integer, text
) is
  'Goes through groups and their windows from where the page begins until it is full.';

create function private.explain(recipes bigint[], kitchen private.kitchen)
returns table (recipe_id bigint, needs jsonb)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
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
      case when code.value not in (0, -1000000000) then abs(code.value) end as id,
      row.unread_texts[
        count(*) filter (where code.value in (0, -1000000000))
          over (partition by row.recipe_id order by code.place)
      ] as unread_text
    from row
    cross join lateral unnest(row.needs) with ordinality as code(value, place)
  ), path as materialized (
    select *
    from unnest(
      kitchen.ingredient, kitchen.way, kitchen.source, kitchen.credit, kitchen.urgency
    ) as each(id, way, source, credit, urgency)
  ), asked as materialized (
    select
      known.id, known.slug, known.name, known.plural, path.way, path.source, path.credit,
      path.urgency
    from public.ingredients as known
    left join path on path.id = known.id
    where known.id = any (array(select need.id from need where need.id is not null))
  ), through as (
    -- What each path is through: one thing, or all that a substitution takes.
    select asked.id, asked.source as named, case when asked.way not in (3, 4) then asked.source end as owned, 1 as place
    from asked
    where asked.way in (1, 2, 3, 4, 7)
    union all
    select
      asked.id,
      used.ingredient_id,
      case when path.way <= 2 then path.source end,
      used.position
    from asked
    join public.ingredient_substitution_uses as used on used.substitution_id = asked.source
    join path on path.id = used.ingredient_id
    where asked.way = 5
  ), words as (
    select
      through.id,
      string_agg(named.plural, ' and ' order by through.place) as names,
      coalesce(
        jsonb_agg(owned.slug order by through.place) filter (where owned.slug is not null), '[]'
      ) as via
    from through
    join public.ingredients as named on named.id = through.named
    left join public.ingredients as owned on owned.id = through.owned
    group by through.id
  ), explained as (
    select
      asked.*,
      coalesce(words.via, '[]') as via,
      case
        when asked.way in (1, 2) then 'have'
        when asked.way in (3, 4) then 'assumed'
        when asked.way = 5 then 'swap'
        when asked.way = 7 then 'probably'
        else 'missing'
      end as state,
      case asked.way
        when 1 then 'you have ' || words.names
        when 2 then 'you get it from ' || words.names
        when 3 then 'you always have ' || words.names
        when 4 then 'you get it from ' || words.names || ', which you always have'
        when 5 then 'use ' || words.names || ' instead'
        when 6 then 'you ran out of ' || asked.plural
        when 7 then 'you have ' || words.names || ': does that include ' || asked.plural || '?'
        else 'you have no ' || asked.plural
      end as reason
    from asked
    left join words on words.id = asked.id
  )
  select
    need.recipe_id,
    jsonb_agg(
      case
        when need.id is null then jsonb_build_object(
          'ingredient', null, 'text', need.unread_text, 'optional', need.optional,
          'state', case when need.optional then 'optional' else 'unknown' end,
          'credit', 0, 'urgency', 0, 'via', '[]'::jsonb,
          'reason', case when need.optional then 'optional' else 'we could not read this line' end
        )
        when need.optional then jsonb_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', true,
          'state', 'optional', 'credit', 0, 'urgency', 0,
          'via', case when explained.state = 'have' then explained.via else '[]' end,
          'reason', case
            when explained.state = 'have' then explained.reason
            else explained.plural || ', if you like'
          end
        )
        else jsonb_build_object(
          'ingredient', explained.slug, 'text', explained.name, 'optional', false,
          'state', explained.state, 'credit', coalesce(explained.credit, 0),
          'urgency', coalesce(explained.urgency, 0), 'via', explained.via,
          'reason', explained.reason
        )
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

create function public.search_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  mode text default 'ready-now',
  page_size integer default 20,
  page_after text default null
) returns table (
  id bigint,
  slug text,
  owner_id uuid,
  title text,
  image text,
  ready_in_minutes integer,
  servings integer,
  difficulty text,
  cuisine text[],
  meal_type text[],
  diets text[],
  allergens text[],
  season text[],
  tags text[],
  is_premium boolean,
  rating numeric,
  review_count integer,
  band text,
  used_ingredient_count integer,
  missed_ingredient_count integer,
  credit integer,
  urgency integer,
  needs jsonb,
  page_cursor text
)
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, mode
  );
  kitchen private.kitchen;
  page private.result_page;
begin
  if page_size not between 1 and 100 then
    perform private.refuse('bad_page_size', 'A page holds 1 to 100 recipes.');
  end if;
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  kitchen := private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
  page := private.find_page(kitchen, asked, coalesce(page_size, 20), page_after);

  return query
  select
    card.id, card.slug, card.owner_id, card.title, card.image, card.ready_in_minutes,
    card.servings, card.difficulty, card.cuisine, card.meal_type, card.diets, card.allergens,
    card.season, card.tags, card.is_premium, card.rating, card.review_count,
    case
      when counted.missed = 0 then
        case
          when m.ingredients operator(extensions.<@) kitchen.as_is then 'ready'
          else 'ready-with-swaps'
        end
      when counted.missed = 1 then 'missing-1'
      when counted.missed <= 3 then 'missing-2-3'
      else 'explore'
    end,
    counted.used,
    counted.missed,
    found.credit,
    found.urgency,
    coalesce(explained.needs, '[]'),
    found.page_cursor
  from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
    as found(id, credit, urgency, page_cursor, place)
  join public.recipe_cards as card on card.id = found.id
  join lateral (
    select open.unread, open.required, open.ingredients
    from private.recipe_matches as open
    where open.recipe_id = found.id
    union all
    select hidden.unread, hidden.required, hidden.ingredients
    from private.hidden_recipe_matches as hidden
    where hidden.recipe_id = found.id and cardinality(asked.cooks) > 0
  ) as m on true
  cross join lateral (
    select
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      extensions.icount(m.ingredients operator(extensions.&) kitchen.used) as used
  ) as counted
  left join private.explain(page.ids, kitchen) as explained on explained.recipe_id = found.id
  order by found.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `staples`: ingredients, null for the caller''s own list or the usual one. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. Errors: 22023 with the code as message, 42501 `feature_required`.';

create function private.facets_of(recipes bigint[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with card as materialized (
      select * from public.recipe_cards as each where each.id = any (recipes)
    ), said as (
      select 'cuisines' as list, unnest(card.cuisine) as word from card
      union all
      select 'meals', unnest(card.meal_type) from card
      union all
      select 'difficulties', card.difficulty from card
      union all
      select 'seasons', unnest(card.season) from card
      union all
      select 'preferences', unnest(card.diets) from card
    ), counted as (
      select said.list, said.word, count(*) as times
      from said
      where said.word = any (private.known_words(said.list))
      group by said.list, said.word
    )
    select
      jsonb_build_object(
        'cuisines', '{}'::jsonb, 'meals', '{}'::jsonb, 'difficulties', '{}'::jsonb,
        'seasons', '{}'::jsonb, 'preferences', '{}'::jsonb
      )
      || coalesce((
        select jsonb_object_agg(of_list.list, of_list.times)
        from (
          select counted.list, jsonb_object_agg(counted.word, counted.times) as times
          from counted
          group by counted.list
        ) as of_list
      ), '{}')
      || jsonb_build_object('minutes', (
        select jsonb_object_agg(
          longest, (select count(*) from card where card.ready_in_minutes <= longest)
        )
        from unnest(array[15, 30, 60, 999]) as longest
      ))
  );
end
$$;
comment on function private.facets_of(bigint[]) is
  'How many of some recipes have each option of each list, and how many are ready within 15, 30, 60 and 999 minutes.';

create function public.count_recipes(
  pantry jsonb default null,
  staples text[] default null,
  search_text text default '',
  preferences text[] default '{}',
  restrictions text[] default '{}',
  cuisines text[] default '{}',
  meals text[] default '{}',
  difficulties text[] default '{}',
  seasons text[] default '{}',
  max_minutes integer default null,
  min_rating numeric default null,
  premium boolean default null,
  scope text default 'all',
  with_facets boolean default false
) returns jsonb
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  enough constant integer := 1000;
  bands constant text[] := array['ready', 'ready-with-swaps', 'missing-1', 'missing-2-3', 'explore'];
  asked private.recipe_query := private.read_query(
    search_text, preferences, restrictions, cuisines, meals, difficulties, seasons, max_minutes,
    min_rating, premium, scope, 'ready-now'
  );
  kitchen private.kitchen;
  scanned private.candidate[];
  found private.candidate[] := '{}';
  counts jsonb := '{}';
  of_band private.candidate[];
begin
  if with_facets then
    perform private.require_feature('advanced_search');
  end if;
  if cardinality(staples) > 1000 then
    perform private.refuse('bad_staples', 'A list of staples holds at most 1,000.');
  end if;
  pantry := coalesce(pantry, private.own_pantry());
  perform private.check_pantry(pantry);
  kitchen := private.prepare_kitchen(pantry, coalesce(staples, private.own_staples()));
  if not kitchen.stocked then
    found := private.browse(asked, null, enough);
  else
    if asked.scope <> 'all' or private.is_rare_text(asked) then
      scanned := private.measure(
        kitchen, asked, case when asked.scope = 'all' then 'words' else 'cooks' end, null, null, enough
      );
    end if;
    for band in 0..4 loop
      exit when cardinality(found) >= enough;
      of_band := case
        when scanned is null
          then private.descend(kitchen, asked, band, null, enough - cardinality(found))
        else (
          array(select each from unnest(scanned) as each where each.grp = band)
        )[1:enough - cardinality(found)]
      end;
      counts := counts || jsonb_build_object(bands[band + 1], cardinality(of_band));
      found := found || of_band;
    end loop;
  end if;
  return jsonb_build_object(
    'total', cardinality(found),
    'complete', cardinality(found) < enough,
    'bands', counts,
    'facets', case
      when with_facets then private.facets_of(array(select each.id from unnest(found) as each))
    end
  );
end
$$;
comment on function public.count_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, boolean
) is
  'How many recipes `search_recipes` would find, by band, and for who has access how many of them have each option. It stops at 1,000 (`complete` is then false), and a band that it did not come to is not named. Errors as `search_recipes`.';

-- Who may call what. All of it runs with the rights of the caller: the policies decide what is seen.
revoke all on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text),
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query),
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.find_page(private.kitchen, private.recipe_query, integer, text),
  private.explain(bigint[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text),
  private.facets_of(bigint[]),
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean)
  from public, anon, authenticated;
grant execute on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text),
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query),
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.find_page(private.kitchen, private.recipe_query, integer, text),
  private.explain(bigint[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text),
  private.facets_of(bigint[]),
  public.count_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, boolean)
  to anon, authenticated, service_role;
