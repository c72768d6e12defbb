-- The finer order. What a need counts is one number at the place of its id, so that a window is ranked without a join;
-- what is ranked comes as arrays, of which a page takes a slice.

create type private.ranking as (ids bigint[], credits integer[], urgencies integer[]);

create function private.rank_window(
  candidates private.candidate[], kitchen private.kitchen, mode text
) returns private.ranking
language plpgsql stable
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  met_as_far_as constant integer := 1 << 24;
  worth_of_use constant integer := 1200;
  most_uses constant integer := 9;
  -- Bits of `kinds` (private.kind_bits): lunch and dinner, and the other meals. To work them out takes too long here.
  main_meals constant integer := 6144;
  other_meals constant integer := 8446976;
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
        (candidate.kinds & other_meals <> 0 and candidate.kinds & main_meals = 0)::integer as is_beside,
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
      -- Meal, fit, urgency, rating and minutes in one number: as many columns take twice as long to sort.
      (case
        when stocked then
          (each.is_beside << 24)
            + (best_fit - each.credit - worth_of_use * least(each.used, most_uses)) * 128
            + 100 - each.urgency
        else 0
      end::bigint << 32)
        | ((1000 - each.rating) << 16)
        | each.minutes,
      each.id
  ) as ranked;
  return ranking;
end
$$;
comment on function private.rank_window(private.candidate[], private.kitchen, text) is
  'The finer order of a window of candidates, with credit and urgency: as `fine` in domain/matching/order.ts.';
grant execute on function
  private.rank_window(private.candidate[], private.kitchen, text)
  to anon, authenticated, service_role;
comment on type private.ranking is 'Recipes in their final order, each with its credit and urgency at the same place.';
