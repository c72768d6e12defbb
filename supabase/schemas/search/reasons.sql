-- Why a recipe stands where it does. Each ingredient that a page asks for is explained once, as one piece of text: to
-- build JSON by its members takes longer than all else that a reason needs.

create function private.explain(needs integer[], kitchen private.kitchen)
returns table (need integer, explanation json, opening text, is_left_out boolean, reason text)
language plpgsql stable rows 50
set search_path = '' set plan_cache_mode = force_generic_plan
as $$
declare
  reached constant integer[] := kitchen.ingredient;
  ways constant smallint[] := kitchen.way;
  sources constant integer[] := kitchen.source;
  credits constant smallint[] := kitchen.credit;
  likely constant integer[] := kitchen.likely;
  likely_sources constant integer[] := kitchen.likely_source;
  urgencies constant smallint[] := kitchen.urgency;
begin
  return query
  select
    needed.code,
    case
      when needed.use = 0 then concat(worded.opening, ',"reason":', to_json(worded.reason), '}')::json
    end,
    -- Of most there is nothing more to say: nothing is put together twice.
    case when needed.use > 0 then worded.opening end,
    case when needed.use > 0 then outcome.state = 'left-out' end,
    case when needed.use > 0 then worded.reason end
  from (
    select
      asked.code, line.use, key.contexts, known.id, known.slug, known.name, known.plural, path.place,
      ways[path.place] as way, sources[path.place] as source
    from unnest(needs) as asked(code)
    cross join lateral (select greatest(asked.code, 0) / 100000000 as use) as line
    cross join lateral (select abs(asked.code) % 100000000 as id) as asked_for
    left join private.need_keys as key on key.id = asked_for.id
    join public.ingredients as known on known.id = coalesce(key.ingredient_id, asked_for.id)
    cross join lateral (select nullif(extensions.idx(reached, asked_for.id), 0) as place) as path
    offset 0
  ) as needed
  left join public.ingredients as another
    on another.id = needed.source and another.id <> needed.id and needed.way in (1, 2, 3, 4, 7, 8)
  -- Most of what is at home is the very thing that is needed.
  cross join lateral (
    select coalesce(another.slug, needed.slug) as slug, coalesce(another.plural, needed.plural) as plural
  ) as source
  left join lateral (
    select
      string_agg(used.plural, ' and ' order by taken.position) as names,
      json_agg(through.slug order by taken.position) filter (
        where case needed.way when 5 then ways[path.place] <= 2 else path.likely_place > 0 end
      ) as via,
      string_agg(through.plural, ' and ' order by taken.position) filter (where path.likely_place > 0)
        as likely
    from public.ingredient_substitution_uses as taken
    cross join lateral (
      select
        extensions.idx(reached, taken.ingredient_id) as place,
        extensions.idx(likely, taken.ingredient_id) as likely_place
    ) as path
    join public.ingredients as used on used.id = taken.ingredient_id
    join public.ingredients as through
      on through.id = coalesce(likely_sources[path.likely_place], sources[path.place])
    where taken.substitution_id = needed.source and needed.way in (5, 9)
  ) as swap on needed.way in (5, 9)
  cross join lateral (
    select
      case
        when needed.way in (1, 2) then 'have'
        when needed.way in (3, 4) then 'assumed'
        when needed.way = 5 then 'swap'
        when needed.way = 7 then 'probably'
        when needed.way in (8, 9) then 'believed'
        when needed.use in (1, 2) then 'left-out'
        else 'missing'
      end as state,
      case
        when needed.way in (1, 2, 7, 8) then '["' || source.slug || '"]'
        when needed.way in (5, 9) then coalesce(swap.via::text, '[]')
        else '[]'
      end as via,
      case needed.way
        when 1 then 'you have ' || source.plural
        when 2 then 'you get it from ' || source.plural
        when 3 then 'you always have ' || source.plural
        when 4 then 'you get it from ' || source.plural || ', which you always have'
        when 5 then 'use ' || swap.names || ' instead'
        when 7 then 'you have ' || source.plural || ': does that include ' || needed.plural || '?'
        when 8 then 'you probably have ' || source.plural
        when 9 then 'use ' || swap.names || ' instead: you probably have ' || swap.likely
        else
          case
            when needed.use in (1, 2) then 'without the ' || needed.plural
            when needed.way = 6 then 'you ran out of ' || needed.plural
            else 'you have no ' || needed.plural
          end
      end as reason
  ) as outcome
  cross join lateral (
    select
      concat(
        '{"ingredient":"', needed.slug,
        '","text":', to_json(needed.name),
        ',"contexts":' || to_json(needed.contexts),
        case needed.use when 0 then '' when 2 then ',"use":"finish"' else ',"use":"flavour"' end,
        case
          when needed.code < 0 then
            ',"optional":true,"state":"optional","credit":0,"urgency":0,"via":'
            || case when needed.way in (1, 2) then outcome.via else '[]' end
          else
            ',"optional":false,"state":"' || outcome.state
            || '","credit":' || coalesce(credits[needed.place], 0)
            || ',"urgency":' || coalesce(urgencies[needed.place], 0)
            || ',"via":' || outcome.via
        end
      ) as opening,
      case
        when needed.code > 0 or needed.way in (1, 2) then outcome.reason
        else needed.plural || ', if you like'
      end as reason
  ) as worded;
end
$$;
comment on function private.explain(integer[], private.kitchen) is
  'Needs, as in `needs` of a match row, with their states and reasons: as domain/matching/path.ts and need.ts. One that can be left out is only begun (`opening`): what is lost without it depends on the recipe. 300000000 more marks a flavour of a dish that lacks too many of them.';
grant execute on function
  private.explain(integer[], private.kitchen)
  to anon, authenticated, service_role;
