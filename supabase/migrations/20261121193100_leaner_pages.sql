-- The same pages in fewer steps: what a need counts is one number at the place of its id, so that a window is ranked
-- without a join; what is ranked comes as arrays, of which a page takes a slice. SQL functions with a search path of
-- their own are planned anew in each transaction, so the two of them that every search calls are no longer SQL.

alter table private.ingredient_weights drop column by_id, add column unmet integer[] not null default '{}';
-- Read whole by every search: to unpack it takes longer than to read it.
alter table private.ingredient_weights alter column unmet set storage external;
comment on table private.ingredient_weights is
  'One row: what each ingredient counts, at the place of its id, so that one read answers for all.';
comment on column private.ingredient_weights.unmet is
  'What a need adds where nothing meets it: its weight × 2^24. Where something does, also its weight × the credit.';

create or replace function private.refresh_ingredient_weights() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ingredient_weights (unmet)
  select coalesce(array_agg(coalesce(known.weight, 1) << 24 order by place), '{}')
  from generate_series(1, (select max(id) from public.ingredients)) as place
  left join public.ingredients as known on known.id = place
  on conflict (is_only) do update set unmet = excluded.unmet;
  return null;
end
$$;
update public.ingredients set weight = weight;

create or replace function private.browsing_sort(mode text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case mode when 'quickest' then 'quickest' else 'popular' end;
end
$$;

create or replace function private.is_near_enough(query private.recipe_query, grp integer) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when query.max_missing is null then true
    when query.mode = 'fewest-extras' then grp <= query.max_missing
    -- Ready, ready with swaps, one missing, two or three missing, the rest.
    else grp % 5 <= case query.max_missing when 0 then 1 when 1 then 2 else 3 end
  end;
end
$$;

drop function private.rank_window(private.candidate[], private.kitchen, text);
drop type private.ranked;
create type private.ranking as (ids bigint[], credits integer[], urgencies integer[]);
comment on type private.ranking is 'Recipes in their final order, each with its credit and urgency at the same place.';

create function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranking
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  met_as_far_as constant integer := 1 << 24;
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
        candidate.missed,
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
        when 'quickest' then each.minutes
        when 'fewest-extras' then each.missed
        when 'use-it-up' then -each.urgency
        else 0
      end,
      -- Credit, urgency, rating and minutes in one number: four columns take twice as long to sort.
      (case when stocked then (10000 - each.credit) * 128 + 100 - each.urgency else 0 end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
end
$$;
comment on function private.rank_window(private.candidate[], private.kitchen, text) is
  'The finer order of a window of candidates, with credit and urgency: as `fine` in domain/matching/order.ts.';

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
  join private.rank_window(candidates, kitchen, query.mode) as ranking on true
  join unnest(ranking.ids, ranking.credits, ranking.urgencies) as ranked(id, credit, urgency)
    on ranked.id = each.id;
  return page;
end
$$;

revoke all on function private.rank_window(private.candidate[], private.kitchen, text)
  from public, anon, authenticated;
grant execute on function private.rank_window(private.candidate[], private.kitchen, text)
  to anon, authenticated, service_role;
