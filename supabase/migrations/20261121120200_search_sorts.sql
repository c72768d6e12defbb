-- Orders that ask nothing of the pantry, each answered by an index and paged by its own key: what is
-- written meanwhile is neither repeated nor does it push anything out of the list.

create index recipe_matches_rating_idx
  on private.recipe_matches (rating desc, popularity desc, recipe_id);

drop function private.browse(private.recipe_query, private.candidate, integer);

create function private.browse(
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
         (0, 0, each.quick, 0, each.popularity, each.id)::private.candidate order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select m.recipe_id as id, m.popularity, %s as quick from %s as m
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
comment on function private.browse(
  private.kitchen, private.recipe_query, text, boolean, private.candidate, integer
) is
  'The next recipes in an order that asks nothing of the pantry: popular, rated, newest or quickest; with `unused` only those that use nothing of it.';

create function private.browsing_sort(mode text) returns text
language sql immutable set search_path = ''
as $$
  select case mode when 'quickest' then 'quickest' else 'popular' end
$$;
comment on function private.browsing_sort(text) is
  'In which order a mode lists what a pantry says nothing of: `browsingOrder` in domain/matching/order.ts.';

create function private.sorted_page(
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
    after := row(0, 0, parts[2], 0, parts[3], parts[4])::private.candidate;
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
  from unnest(candidates) with ordinality
    as each(grp, missed, quick, used, popularity, id, place)
  join unnest(private.rank_window(candidates, kitchen, query.mode)) as ranked on ranked.id = each.id;
  return page;
end
$$;
comment on function private.sorted_page(
  private.kitchen, private.recipe_query, integer, text
) is 'One page of an order that asks nothing of the pantry. A cursor is the key of its recipe.';

alter type private.position add attribute last bigint, add attribute ending bigint;
comment on type private.position is
  'Where a page begins: group, how many of the window are done, the last candidate before the window, the last recipe that was given, and the last candidate of the window (0 where it was the last one).';

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
    place.key := row(parts[2], parts[6], parts[7], parts[8], parts[9], parts[10])::private.candidate;
  end if;
  return place;
end
$$;

create function private.is_near_enough(query private.recipe_query, grp integer) returns boolean
language sql immutable set search_path = ''
as $$
  select case
    when query.max_missing is null then true
    when query.mode = 'fewest-extras' then grp <= query.max_missing
    -- Ready, ready with swaps, one missing, two or three missing, the rest.
    else grp % 5 <= case query.max_missing when 0 then 1 when 1 then 2 else 3 end
  end
$$;
comment on function private.is_near_enough(private.recipe_query, integer) is
  'Whether the recipes of a group lack no more than a search allows.';

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
          from unnest(candidates) with ordinality
            as each(grp, missed, quick, used, popularity, id, nth)
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
comment on function private.find_page(
  private.kitchen, private.recipe_query, integer, text
) is
  'Goes through groups and their windows from where the page begins until it is full; an order that asks nothing of the pantry has no groups.';

revoke all on function
  private.browse(private.kitchen, private.recipe_query, text, boolean, private.candidate, integer),
  private.browsing_sort(text),
  private.sorted_page(private.kitchen, private.recipe_query, integer, text),
  private.is_near_enough(private.recipe_query, integer)
  from public, anon, authenticated;
grant execute on function
  private.browse(private.kitchen, private.recipe_query, text, boolean, private.candidate, integer),
  private.browsing_sort(text),
  private.sorted_page(private.kitchen, private.recipe_query, integer, text),
  private.is_near_enough(private.recipe_query, integer)
  to anon, authenticated, service_role;
