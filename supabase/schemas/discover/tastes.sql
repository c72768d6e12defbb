-- What a cook likes and avoids: from their settings, and from what they cooked, rated and saved.

create function private.own_options(list text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Visitors have no settings, and no right to ask for any.
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select option ->> 'id'
    from public.private_profiles as own
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(own.dietary_settings -> list)
        when 'array' then own.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      own.id = (select auth.uid())
      and option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.own_options(text) is
  'What the caller has checked in a list of the dietary settings; nothing for a visitor. Read as domain/dietary-settings.ts reads it. With more rights than the caller: what is searched for an app that may not see them keeps to them all the same.';
grant execute on function private.own_options(text) to anon, authenticated, service_role;

create function private.table_options(list text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select unnest(private.own_options(list))
    union
    select option ->> 'id'
    from (
      select eater.dietary_settings
      from public.eaters as eater where eater.kitchen = private.kitchen_here()
      union all
      select member.dietary_settings
      from private.members_at_own_table(private.kitchen_here()) as member
    ) as other
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(other.dietary_settings -> list)
        when 'array' then other.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.table_options(text) is
  'What the caller has checked in a list, or anybody who eats in their kitchen: who has no account, and each member who shares it. Who eats today a device knows alone: here it is everybody.';
grant execute on function private.table_options(text) to anon, authenticated, service_role;

create function private.own_restrictions() returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return private.table_options('restrictions') || private.table_options('otherRestrictions');
end
$$;
comment on function private.own_restrictions() is
  'Everything that somebody at the caller''s table avoids; nothing for a visitor. `rulesOf` in domain/recipes/suits-diet.ts.';
grant execute on function private.own_restrictions() to anon, authenticated, service_role;

create function private.own_diet() returns integer
language plpgsql stable set search_path = ''
as $$
begin
  return private.trait_bits(
    private.table_options('preferences'), private.own_restrictions(), null
  );
end
$$;
comment on function private.own_diet() is
  'The traits that every recipe shown to the caller must have, for all at their table: diets, and what it is known to be free of.';
grant execute on function private.own_diet() to anon, authenticated, service_role;

create function private.varied(recipes bigint[], wanted integer) returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  block constant integer := 6;
  cuisines constant integer := private.kind_bits(private.known_words('cuisines'), '{}', '{}', '{}');
  left_over bigint[] := recipes;
  kinds jsonb;
  chosen bigint[] := '{}';
  next bigint;
  of_next integer;
  once integer;
  twice integer;
begin
  select coalesce(jsonb_object_agg(m.recipe_id, m.kinds & cuisines), '{}') into kinds
  from private.recipe_matches as m
  where m.recipe_id = any (recipes);
  while cardinality(chosen) < wanted loop
    if cardinality(chosen) % block = 0 then
      once := 0;
      twice := 0;
    end if;
    next := null;
    foreach next in array left_over loop
      of_next := (kinds ->> next::text)::integer;
      exit when of_next & twice = 0;
      next := null;
    end loop;
    exit when next is null;
    chosen := chosen || next;
    left_over := array_remove(left_over, next);
    twice := twice | (once & of_next);
    once := once | of_next;
  end loop;
  return chosen;
end
$$;
comment on function private.varied(bigint[], integer) is
  'The first of some public recipes, in their order, but of each six at most two of one cuisine; rather fewer than wanted.';
grant execute on function private.varied(bigint[], integer) to anon, authenticated, service_role;

create function private.own_tastes()
returns table (recipe_id bigint, kind text, weight numeric)
language plpgsql stable set search_path = ''
as $$
#variable_conflict use_column
declare
  most constant integer := 24;
  -- What was liked so many days ago counts about a third.
  fading constant numeric := 120;
  caller constant uuid := auth.uid();
begin
  -- Visitors have no tastes that are known, and no right to ask for any.
  if caller is null then
    return;
  end if;
  return query
  select taste.recipe_id, taste.kind, taste.weight
  from (
    select distinct on (signal.recipe_id)
      signal.recipe_id,
      signal.kind,
      signal.strength
        * exp(-greatest(0, extract(epoch from now() - signal.at)) / 86400 / fading) as weight
    from (
      select cooked.recipe_id, 'cooked' as kind, 3 as strength, cooked.cooked_at as at
      from public.cooked_recipes as cooked
      where cooked.user_id = caller and cooked.recipe_id is not null
      union all
      select rated.recipe_id, 'rated', rated.rating - 2, rated.created_at
      from public.comments as rated
      where rated.user_id = caller and rated.rating >= 4
      union all
      select saved.recipe_id::bigint, 'saved', 2, saved.created_at
      from public.favorite_recipes as saved
      where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    ) as signal
    order by signal.recipe_id, weight desc
  ) as taste
  order by taste.weight desc, taste.recipe_id
  limit most;
end
$$;
comment on function private.own_tastes() is
  'What the caller likes, by `cooked`, `rated` (4 or 5) or `saved`, whichever says most; what is long ago says less.';
grant execute on function private.own_tastes() to anon, authenticated, service_role;

create function private.not_again() returns bigint[]
language plpgsql stable set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    return '{}';
  end if;
  return array(
    select cooked.recipe_id
    from public.cooked_recipes as cooked
    where
      cooked.user_id = caller
      and cooked.recipe_id is not null
      and cooked.cooked_at > now() - interval '14 days'
    union
    select rated.recipe_id
    from public.comments as rated
    where rated.user_id = caller and rated.rating is not null
    union
    select saved.recipe_id::bigint
    from public.favorite_recipes as saved
    where saved.user_id = caller and saved.recipe_id ~ '^\d{1,18}$'
    union
    select own.id from public.recipe_cards as own where own.owner_id = caller
  );
end
$$;
comment on function private.not_again() is
  'What need not be recommended to the caller: cooked within 14 days, rated, saved, or their own.';
grant execute on function private.not_again() to anon, authenticated, service_role;
