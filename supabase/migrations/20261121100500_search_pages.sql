-- Groups stand in coarse order; within a group windows of 200 recipes are put into the finer order, one
-- after the other, so that every page is cut from the same list.

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

revoke all on function
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.find_page(private.kitchen, private.recipe_query, integer, text)
  from public, anon, authenticated;
grant execute on function
  private.rank_window(private.candidate[], private.kitchen, text),
  private.read_cursor(text, text),
  private.find_page(private.kitchen, private.recipe_query, integer, text)
  to anon, authenticated, service_role;
