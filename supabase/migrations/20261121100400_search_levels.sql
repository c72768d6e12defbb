-- Which recipes come next in the coarse order of domain/matching/order.ts: by what is missing, level by
-- level, or all at once where few are asked for.

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

revoke all on function
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query)
  from public, anon, authenticated;
grant execute on function
  private.measure(private.kitchen, private.recipe_query, text, integer, private.candidate, integer),
  private.descend(private.kitchen, private.recipe_query, integer, private.candidate, integer),
  private.browse(private.recipe_query, private.candidate, integer),
  private.is_rare_text(private.recipe_query)
  to anon, authenticated, service_role;
