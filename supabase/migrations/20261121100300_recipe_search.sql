-- The search: which recipes a pantry answers, in the order of domain/matching/order.ts. Groups stand in
-- coarse order; within a group windows of 200 recipes are put into the finer order, one after
-- the other, so that every page is cut from the same list.

create type private.recipe_query as (
  -- What a recipe must be, as conditions on `recipe_matches as m`.
  conditions text,
  words tsquery,
  scope text,
  -- Whose recipes are searched besides the public ones, or alone.
  cooks uuid[],
  mode text
);
comment on type private.recipe_query is 'What a search asks for, checked.';

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
  if not coalesce(chosen, '{}') <@ private.known_words(list) then
    perform private.refuse(
      'unknown_option',
      format('%s takes these: %s.', list, array_to_string(private.known_words(list), ', '))
    );
  end if;
  return coalesce(chosen, '{}');
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
  traits integer := private.trait_bits(
    private.check_words('preferences', preferences),
    private.check_words('restrictions', restrictions),
    premium
  );
  chosen integer;
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

  asked.conditions := '';
  if traits <> 0 then
    asked.conditions := format(' and m.traits & %1$s = %1$s', traits);
  end if;
  foreach chosen in array array[
    private.kind_bits(private.check_words('cuisines', cuisines), '{}', '{}', '{}'),
    private.kind_bits('{}', private.check_words('meals', meals), '{}', '{}'),
    private.kind_bits('{}', '{}', difficulties, '{}'),
    private.kind_bits('{}', '{}', '{}', seasons)
  ] loop
    if chosen <> 0 then
      asked.conditions := asked.conditions || format(' and m.kinds & %s <> 0', chosen);
    end if;
  end loop;
  if max_minutes is not null then
    asked.conditions := asked.conditions || format(' and m.minutes <= %s', max_minutes);
  end if;
  if min_rating is not null then
    asked.conditions := asked.conditions || format(' and m.rating >= %s', ceil(min_rating * 100));
  end if;
  asked.words := private.text_query(search_text);
  asked.scope := coalesce(scope, 'all');
  asked.mode := coalesce(mode, 'ready-now');
  asked.cooks := array(
    select (select auth.uid()) where asked.scope in ('all', 'own') and (select auth.uid()) is not null
    union all
    select follow.followed_id
    from public.follows as follow
    where asked.scope in ('all', 'followed') and follow.follower_id = (select auth.uid())
  );
  return asked;
end
$$;
comment on function private.read_query(
  text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text
) is
  'Checks what a search asks for. Raises 22023 (`unknown_option`, `bad_text`, `bad_minutes`, `bad_rating`, `bad_scope`, `bad_mode`) and 42501 `feature_required`.';

-- The measures of one recipe, each worked out once: without the fence the planner would repeat them.
create function private.measured(source text, conditions text, mode text) returns text
language sql immutable set search_path = ''
as $$
  select format(
    'select m.recipe_id as id,
       m.unread + m.required - extensions.icount(m.ingredients operator(extensions.&) $1) as missed,
       extensions.icount(m.ingredients operator(extensions.&) $2) as used,
       %s as quick, m.popularity, m.ingredients
     from %s%s offset 0',
    case mode when 'quickest' then 'm.minutes::integer' else '0' end, source, conditions
  )
$$;
comment on function private.measured(text, text, text) is
  'A subquery that measures the recipes of a source against $1 (met) and $2 (used).';

create function private.group_of(mode text) returns text
language sql immutable set search_path = ''
as $$
  select case mode
    when 'fewest-extras' then 'least(each.missed, 4)'
    else
      'case
         when each.missed = 0 then
           case when each.ingredients operator(extensions.<@) $3 then 0 else 1 end
         when each.missed = 1 then 2
         when each.missed <= 3 then 3
         else 4
       end'
      || case mode
        when 'use-it-up' then
          ' + case when each.ingredients operator(extensions.&&) $4 then 0 else 5 end'
        else ''
      end
  end
$$;
comment on function private.group_of(text) is
  'The group of a measured recipe, by $3 (as_is) and $4 (soon): bands, or what the mode makes of them.';

-- Where the public recipes are that lack so many ingredients, read by their rarest ones.
create function private.level_sources(missed integer, as_is boolean) returns text[]
language sql immutable set search_path = ''
as $$
  select case missed
    when 0 then array[format(
      'private.recipe_matches as m where m.rarest_1 = any (%1$s) and m.unread = 0
       and case
         when m.rarest_2 <> all (%1$s) then false
         when m.rarest_3 <> all (%1$s) then false
         else m.ingredients operator(extensions.<@) %1$s
       end',
      case when as_is then '$3' else '$1' end
    )]
    when 1 then array[
      'private.recipe_matches as m where m.rarest_1 = any ($1) and m.unread <= 1
       and case
         when m.required >= 3 then m.rarest_2 = any ($1) or m.rarest_3 = any ($1)
         else true
       end',
      'private.recipe_matches as m where m.rarest_2 = any ($1) and m.unread = 0
       and case
         when m.rarest_1 = any ($1) then false
         when m.rarest_3 <> all ($1) then false
         else (m.ingredients operator(extensions.-) m.rarest_1) operator(extensions.<@) $1
       end'
    ]
    when 2 then array['private.recipe_matches as m where m.rare_keys operator(extensions.&&) $5']
    when 3 then array['private.recipe_matches as m where m.rare_keys operator(extensions.&&) $6']
    else array['private.recipe_matches as m where m.ingredients operator(extensions.&&) $2']
  end
$$;
comment on function private.level_sources(integer, boolean) is
  'Sources that hold every public recipe that lacks so many of $1 (met), and uses any; 4 stands for all the rest.';

create function private.rare_keys_of(met integer[], places integer) returns integer[]
language sql immutable set search_path = ''
as $$
  select array_agg(each * 8 + place)
  from unnest(met) as each cross join generate_series(1, places) as place
$$;
comment on function private.rare_keys_of(integer[], integer) is
  'The keys of recipes that have one of these ingredients among their rarest.';

create function private.measure(
  kitchen private.kitchen,
  query private.recipe_query,
  sources text[],
  range text,
  after private.candidate,
  wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  coarse constant text :=
    'each.grp, each.missed, each.quick, each.used desc, each.popularity desc, each.id';
  beyond constant text := case
    when after is null then ''
    else
      ' and (each.grp, each.missed, each.quick, -each.used, -each.popularity, each.id)
        > ($8, $9, $10, -$11, -$12, $13)'
  end;
  measured text;
  found private.candidate[];
begin
  measured := format(
    'select each.*, %s as grp from (%s) as each where each.used > 0',
    private.group_of(query.mode),
    '(' || array_to_string(sources, ') union all (') || ')'
  );
  if range is null then
    measured := format(
      'select * from (
         select each.*, row_number() over (partition by each.grp order by %s) as place
         from (%s) as each where true%s
       ) as each
       where each.place <= $14',
      coarse, measured, beyond
    );
  else
    measured := format(
      'select * from (%s) as each where %s%s order by %s limit $14', measured, range, beyond, coarse
    );
  end if;
  execute format(
    'select array_agg(
       (each.grp, each.missed, each.quick, each.used, each.popularity, each.id)::private.candidate
       order by %s
     )
     from (%s) as each',
    coarse, measured
  )
  into found
  using
    kitchen.met, kitchen.used, kitchen.as_is, kitchen.soon,
    private.rare_keys_of(kitchen.met, 3), private.rare_keys_of(kitchen.met, 4), query.words,
    after.grp, after.missed, after.quick, after.used, after.popularity, after.id, wanted,
    query.cooks;
  return coalesce(found, '{}');
end
$$;
comment on function private.measure(
  private.kitchen, private.recipe_query, text[], text, private.candidate, integer
) is
  'The first candidates of some sources in coarse order, beyond `after`: those in `range` or, where that is null, so many of each group.';

create function private.hidden_source(query private.recipe_query) returns text[]
language sql immutable set search_path = ''
as $$
  select case when cardinality(query.cooks) = 0 then '{}' else array[private.measured(
    'private.hidden_recipe_matches as m where m.owner_id = any ($15)',
    query.conditions || case when query.words is null then '' else ' and m.words @@ $7' end,
    query.mode
  )] end
$$;
comment on function private.hidden_source(private.recipe_query) is
  'The recipes that are not public but the caller''s own or a followed cook''s; none for a visitor.';

create function private.scan(
  kitchen private.kitchen, query private.recipe_query, after private.candidate, wanted integer
) returns private.candidate[]
language sql stable set search_path = ''
as $$
  select private.measure(
    kitchen,
    query,
    private.measured(
      'private.recipe_matches as m where '
        || case when query.scope = 'all' then 'm.words @@ $7' else 'm.owner_id = any ($15)' end,
      query.conditions
        || case when query.scope <> 'all' and query.words is not null then ' and m.words @@ $7' else '' end,
      query.mode
    ) || private.hidden_source(query),
    null,
    after,
    wanted
  )
$$;
comment on function private.scan(private.kitchen, private.recipe_query, private.candidate, integer) is
  'Measures everything that a rare word or a list of cooks leaves: the first of each group.';

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
  in_band constant integer := grp % 5;
  levels constant integer[] := case
    when is_fewest then array[grp]
    when in_band <= 1 then array[0]
    when in_band = 2 then array[1]
    when in_band = 3 then array[2, 3]
    else array[4]
  end;
  conditions constant text := query.conditions || case
    when query.mode = 'use-it-up' and grp < 5
      then ' and m.ingredients operator(extensions.&&) $4'
    else ''
  end;
  level integer;
  found private.candidate[] := '{}';
begin
  foreach level in array levels loop
    continue when after.missed > level and level < 4;
    found := found || private.measure(
      kitchen,
      query,
      array(
        select private.measured(
          source,
          conditions || case
            when query.words is null then ''
            when level <= 1 then
              ' and exists (
                 select from private.recipe_matches as told
                 where told.recipe_id = m.recipe_id and told.words @@ $7
               )'
            else ' and m.words @@ $7'
          end,
          query.mode
        )
        from unnest(private.level_sources(level, not is_fewest and in_band = 0)) as source
      ) || private.hidden_source(query),
      format(
        'each.grp = %s and each.missed %s %s', grp, case when level = 4 then '>=' else '=' end, level
      ),
      after,
      wanted - cardinality(found)
    );
    exit when cardinality(found) >= wanted;
  end loop;
  return found;
end
$$;
comment on function private.descend(
  private.kitchen, private.recipe_query, integer, private.candidate, integer
) is
  'The first candidates of one group beyond `after`, looked for level by level: what lacks nothing, one thing, two, three, more.';

create function private.browse(
  query private.recipe_query, after private.candidate, wanted integer
) returns private.candidate[]
language plpgsql stable set search_path = ''
as $$
declare
  is_quickest constant boolean := query.mode = 'quickest';
  conditions constant text := query.conditions
    || case when query.words is null then '' else ' and m.words @@ $1' end
    || case
      when after is null then ''
      when is_quickest then ' and m.minutes >= $3 and (m.minutes, -m.popularity, m.recipe_id) > ($3, -$4, $5)'
      else ' and m.popularity <= $4 and (-m.popularity, m.recipe_id) > (-$4, $5)'
    end;
  sources text[] := array['private.recipe_matches as m where '
    || case when query.scope = 'all' then 'true' else 'm.owner_id = any ($2)' end];
  found private.candidate[];
begin
  if cardinality(query.cooks) > 0 then
    sources := sources || 'private.hidden_recipe_matches as m where m.owner_id = any ($2)'::text;
  end if;
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
          '(select m.recipe_id as id, m.popularity, %s as quick from %s%s order by %s limit $6)',
          case when is_quickest then 'm.minutes::integer' else '0' end,
          source,
          conditions,
          case when is_quickest then 'm.minutes, ' else '' end || 'm.popularity desc, m.recipe_id'
        ),
        ' union all '
      )
    )
    from unnest(sources) as source
  )
  into found
  using query.words, query.cooks, after.quick, after.popularity, after.id, wanted;
  return coalesce(found, '{}');
end
$$;
comment on function private.browse(private.recipe_query, private.candidate, integer) is
  'Without a pantry: the popular recipes first, or the quickest.';

create function private.is_rare_text(query private.recipe_query) returns boolean
language sql stable set search_path = ''
as $$
  select query.words is not null and count(*) <= 20000
  from (
    select from private.recipe_matches as m where m.words @@ query.words limit 20001
  ) as found
$$;
comment on function private.is_rare_text(private.recipe_query) is
  'Whether few enough recipes have these words that measuring them all is quicker than descending.';

create type private.ranked as (id bigint, credit integer, urgency integer);
comment on type private.ranked is 'A recipe with its credit (0–10,000) and urgency (0–100).';

create function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranked[]
language sql stable set search_path = ''
as $$
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
    select each.id, each.state, each.credit, each.urgency
    from unnest(kitchen.ingredient, kitchen.state, kitchen.credit, kitchen.urgency)
      as each(id, state, credit, urgency)
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
    where path.state is distinct from 'assumed'
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
  from ranked
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

create function private.write_cursor(mode text, grp integer, skip integer, key private.candidate)
returns text
language sql immutable set search_path = ''
as $$
  select concat_ws('~', mode, grp, skip, key.missed, key.quick, key.used, key.popularity, key.id)
$$;
comment on function private.write_cursor(text, integer, integer, private.candidate) is
  'What `read_cursor` reads.';

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
  page private.result_page;
begin
  page := row('{}', '{}', '{}', '{}')::private.result_page;
  while place.grp <= last_group loop
    if not kitchen.stocked then
      candidates := private.browse(query, place.key, window_size);
    elsif scans then
      if scanned is null or place.key is not null then
        scanned := private.scan(kitchen, query, place.key, window_size);
      end if;
      candidates := array(
        select each from unnest(scanned) as each where each.grp = place.grp
      );
    else
      candidates := private.descend(kitchen, query, place.grp, place.key, window_size);
    end if;

    if cardinality(candidates) > place.skip then
      done := 0;
      foreach ranked in array private.rank_window(candidates, kitchen, query.mode) loop
        done := done + 1;
        continue when done <= place.skip;
        page.ids := page.ids || ranked.id;
        page.credits := page.credits || ranked.credit;
        page.urgencies := page.urgencies || ranked.urgency;
        page.cursors :=
          page.cursors || private.write_cursor(query.mode, place.grp, done, place.key);
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

create function private.explain_needs(
  needs integer[], unread_texts text[], kitchen private.kitchen
) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'ingredient', known.slug,
        'text', coalesce(known.name, unread_texts[need.unread_place]),
        'optional', need.optional,
        'state', case
          when need.optional then 'optional'
          when need.id is null then 'unknown'
          else coalesce(path.state, 'missing')
        end,
        'credit', case when need.optional then 0 else coalesce(path.credit, 0) end,
        'urgency', case when need.optional then 0 else coalesce(path.urgency, 0) end,
        'via', case
          when path.via <> '' and (not need.optional or path.state = 'have')
            then to_jsonb(string_to_array(path.via, ' '))
          else '[]'
        end,
        'reason', case
          when need.id is null then
            case when need.optional then 'optional' else 'we could not read this line' end
          when not need.optional then coalesce(path.reason, 'you have no ' || known.plural)
          when path.state = 'have' then path.reason
          else known.plural || ', if you like'
        end
      )
      order by need.place
    ),
    '[]'
  )
  from (
    select
      code.place,
      code.value < 0 as optional,
      case when code.value not in (0, -1000000000) then abs(code.value) end as id,
      count(*) filter (where code.value in (0, -1000000000)) over (order by code.place)
        as unread_place
    from unnest(needs) with ordinality as code(value, place)
  ) as need
  left join public.ingredients as known on known.id = need.id
  left join unnest(
    kitchen.ingredient, kitchen.state, kitchen.credit, kitchen.urgency, kitchen.via, kitchen.reason
  ) as path(id, state, credit, urgency, via, reason) on path.id = need.id
$$;
comment on function private.explain_needs(integer[], text[], private.kitchen) is
  'Each need of a recipe with its state and the reason, in the order of the recipe.';

create function public.search_recipes(
  pantry jsonb default null,
  staples text[] default '{}',
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
language plpgsql stable set search_path = ''
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
  kitchen := private.prepare_kitchen(pantry, coalesce(staples, '{}'));
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
    private.explain_needs(m.needs, m.unread_texts, kitchen),
    found.page_cursor
  from unnest(page.ids, page.credits, page.urgencies, page.cursors) with ordinality
    as found(id, credit, urgency, page_cursor, place)
  join public.recipe_cards as card on card.id = found.id
  join lateral (
    select open.unread, open.required, open.ingredients, open.needs, open.unread_texts
    from private.recipe_matches as open
    where open.recipe_id = found.id
    union all
    select hidden.unread, hidden.required, hidden.ingredients, hidden.needs, hidden.unread_texts
    from private.hidden_recipe_matches as hidden
    where hidden.recipe_id = found.id and cardinality(asked.cooks) > 0
  ) as m on true
  cross join lateral (
    select
      m.unread + m.required
        - extensions.icount(m.ingredients operator(extensions.&) kitchen.met) as missed,
      extensions.icount(m.ingredients operator(extensions.&) kitchen.used) as used
  ) as counted
  order by found.place;
end
$$;
comment on function public.search_recipes(
  jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean,
  text, text, integer, text
) is
  'Recipes that a pantry answers, a page at a time, each with its band and why. `pantry`: [{"ingredient": "egg", "status": "have" | "low" | "out", "age": days}], null for the caller''s own; empty, it browses. `page_after`: the `page_cursor` of the last recipe; a page that is not full is the last. Errors: 22023 with the code as message, 42501 `feature_required`.';

-- Who may call what. All of it runs with the rights of the caller: the policies decide what is seen.
revoke all on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text),
  private.measured(text, text, text),
  private.group_of(text),
  private.level_sources(integer, boolean),
  private.rare_keys_of(integer[], integer),
  private.measure(private.kitchen, private.recipe_query, text[], text, private.candidate, integer),
  private.hidden_source(private.recipe_query),
  private.scan(private.kitchen, private.recipe_query, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query),
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.write_cursor(text, integer, integer, private.candidate),
  private.find_page(private.kitchen, private.recipe_query, integer, text),
  private.explain_needs(integer[], text[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text)
  from public, anon, authenticated;
grant execute on function
  private.require_feature(text),
  private.check_words(text, text[]),
  private.text_query(text),
  private.read_query(text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text),
  private.measured(text, text, text),
  private.group_of(text),
  private.level_sources(integer, boolean),
  private.rare_keys_of(integer[], integer),
  private.measure(private.kitchen, private.recipe_query, text[], text, private.candidate, integer),
  private.hidden_source(private.recipe_query),
  private.scan(private.kitchen, private.recipe_query, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query),
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.write_cursor(text, integer, integer, private.candidate),
  private.find_page(private.kitchen, private.recipe_query, integer, text),
  private.explain_needs(integer[], text[], private.kitchen),
  public.search_recipes(jsonb, text[], text, text[], text[], text[], text[], text[], text[], integer, numeric, boolean, text, text, integer, text)
  to anon, authenticated, service_role;
