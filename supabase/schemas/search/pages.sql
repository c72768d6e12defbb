-- Groups stand in coarse order; within a group windows of 200 recipes are put into the finer order, one
-- after the other, so that every page is cut from the same list.

create type private.result_page as (
  ids bigint[], credits integer[], urgencies integer[], cursors text[]
);
comment on type private.result_page is 'One page, side by side; each cursor is where the next page begins.';

create type private.position as (
  grp integer, skip integer, key private.candidate, last bigint, ending bigint
);
comment on type private.position is
  'Where a page begins: group, how many of the window are done, the last candidate before the window, the last recipe that was given, and the last candidate of the window (0 where it was the last one).';

create function private.read_cursor(cursor text, mode text) returns private.position
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
comment on function private.read_cursor(text, text) is
  'Where a page begins, for null at the start. Raises 22023 `bad_cursor`.';
grant execute on function private.read_cursor(text, text) to anon, authenticated, service_role;

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
comment on function private.sorted_page(
  private.kitchen, private.recipe_query, integer, text
) is 'One page of an order that asks nothing of the pantry. A cursor is the key of its recipe.';
grant execute on function
  private.sorted_page(private.kitchen, private.recipe_query, integer, text)
  to anon, authenticated, service_role;

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
comment on function private.find_page(
  private.kitchen, private.recipe_query, integer, text
) is
  'Goes through groups and their windows from where the page begins until it is full; an order that asks nothing of the pantry has no groups.';
grant execute on function
  private.find_page(private.kitchen, private.recipe_query, integer, text)
  to anon, authenticated, service_role;
