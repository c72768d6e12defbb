-- Orders that need nothing of the pantry, each served by an index and paged by its own key: what is
-- written meanwhile is neither repeated nor does it push anything out of the list.

create function private.browsing_sort(mode text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case mode when 'quickest' then 'quickest' else 'popular' end;
end
$$;
comment on function private.browsing_sort(text) is
  'In which order a mode lists what a pantry says nothing of: `browsingOrder` in domain/matching/order.ts.';
grant execute on function private.browsing_sort(text) to anon, authenticated, service_role;

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
         (
           0, 0, each.quick, 0, each.popularity, each.id,
           each.unread, each.rating, each.minutes,
           case
             when each.dispensable is null then each.ingredients
             else each.ingredients || each.dispensable
           end,
           each.essential_bits, each.kinds
         )::private.candidate
         order by %1$s
       )
       from (select * from (%2$s) as each order by %1$s limit $6) as each',
      in_all,
      string_agg(
        format(
          '(select
              m.recipe_id as id, m.popularity, %s as quick, m.unread, m.rating, m.minutes, m.ingredients,
              m.dispensable, m.essential_bits, m.kinds
            from %s as m
            where ($7).traits & m.traits = ($7).traits
              and ($7).facts & m.facts = ($7).facts
              and (
                ($7).cuisines | ($7).further_cuisines = 0
                or m.kinds & ($7).cuisines <> 0
                or m.further_cuisines & ($7).further_cuisines <> 0
              )
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
            when unused
              then
                ' and not m.ingredients operator(extensions.&&) ($8).used
                  and not coalesce(m.dispensable operator(extensions.&&) ($8).used, false)'
            else ''
          end,
          case
            when query.max_missing is null then ''
            else
              ' and (
                  m.ingredients operator(extensions.&&) ($8).used
                  or m.dispensable operator(extensions.&&) ($8).used
                )
                and m.unread + m.required
                  - extensions.icount(m.ingredients operator(extensions.&) ($8).met)
                  + coalesce(private.missed_flavours(m.flavours, ($8).met), 0)
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
grant execute on function
  private.browse(private.kitchen, private.recipe_query, text, boolean, private.candidate, integer)
  to anon, authenticated, service_role;
