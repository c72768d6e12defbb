-- A page takes a slice of each ranked window and writes its cursors at once; what only some searches need is asked
-- only by them.

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
          '~', behind, (place.key).missed, (place.key).quick, (place.key).used,
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
