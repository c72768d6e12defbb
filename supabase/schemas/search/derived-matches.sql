-- How the rows of `recipe_matches` come from recipes and ingredients, and follow them.

create view private.derived_recipe_matches with (security_invoker = true) as
select
  card.id as recipe_id,
  card.owner_id,
  card.visibility,
  cardinality(line.by_rarity)::smallint as required,
  line.unread,
  card.review_count as popularity,
  card.ready_in_minutes::smallint as minutes,
  round(card.rating * 100)::smallint as rating,
  private.trait_bits(
    card.diets,
    card.free_of,
    card.is_premium
  ) as traits,
  private.kind_bits(card.cuisine, card.meal_type, array[card.difficulty], card.season) as kinds,
  line.ingredients,
  line.by_rarity[1] as rarest_1,
  coalesce(line.by_rarity[2], line.by_rarity[1]) as rarest_2,
  coalesce(line.by_rarity[3], line.by_rarity[2], line.by_rarity[1]) as rarest_3,
  array(
    select rare.id * 8 + rare.place::integer
    from unnest(line.by_rarity[1:4]) with ordinality as rare(id, place)
  ) as rare_keys,
  line.essential,
  line.needs,
  line.unread_texts,
  array_to_tsvector(private.word_forms(
    string_to_array(
      private.fold_text(
        concat_ws(
          ' ',
          card.title,
          array_to_string(card.cuisine, ' '),
          array_to_string(card.meal_type, ' '),
          array_to_string(card.diets, ' '),
          array_to_string(card.season, ' '),
          array_to_string(card.tags, ' '),
          array_to_string(line.unread_texts, ' ')
        )
      ) || line.names,
      ' '
    )
  ) || said.words) as words,
  line.dispensable,
  line.flavours,
  line.losses,
  private.fact_bits(card.facts) as facts,
  private.further_cuisine_bits(card.cuisine) as further_cuisines
from public.recipe_cards as card
cross join lateral (select ' ' || private.fold_text(card.title) || ' ' as words) as title
cross join lateral (
  select coalesce(array_agg(private.marked_word(form.word, translation.language)), '{}') as words
  from public.recipe_translations as translation
  cross join lateral unnest(
    private.word_forms(string_to_array(
        private.fold_text(translation.title || ' ' || translation.words), ' '
      ))
  ) as form(word)
  where translation.recipe_id = card.id
) as said
cross join lateral (
  select
    coalesce(
      array_agg(need.id order by need.recipe_count, need.id)
        filter (where need.required and need.use = 0),
      '{}'
    ) as by_rarity,
    coalesce(
      array_agg(need.id order by need.id) filter (where need.required and need.use = 0),
      '{}'
    ) as ingredients,
    (count(*) filter (where not need.optional and need.id is null))::smallint as unread,
    coalesce(
      array_agg(need.id order by need.id) filter (where not need.optional and need.is_essential),
      '{}'
    ) as essential,
    coalesce(
      array_agg(
        case
          when need.id is null then case when need.optional then -1000000000 else 0 end
          when need.optional then -need.id
          else need.id + need.use * 100000000
        end
        order by need.place
      ),
      '{}'
    ) as needs,
    coalesce(array_agg(need.text order by need.place) filter (where need.id is null), '{}')
      as unread_texts,
    coalesce(string_agg(need.words, ''), '') as names,
    array_agg(need.id order by need.id) filter (where need.use > 0) as dispensable,
    array_agg(need.id order by need.id) filter (where need.use = 1) as flavours,
    array_agg(need.loss order by need.place) filter (where need.use > 0) as losses
  from (
    select
      asked.*,
      -- Where nothing that was read would stay, all of it does.
      case when bool_or(asked.required and asked.asked_use = 0) over () then asked.asked_use else 0 end
        as use
    from (
      select
        line.*,
        coalesce(key.id, known.id) as id,
        known.recipe_count,
        named.in_title or line.is_main as is_essential,
        named.words,
        not line.optional and known.id is not null as required,
        -- What the title names or the dish is made of is never left out.
        case when line.optional or known.id is null or named.in_title or line.is_main then 0 else line.line_use end
          as asked_use
      from (
        select
          each.ingredient_id,
          min(each.position) as place,
          bool_and(each.optional) as optional,
          bool_or(each.is_main) as is_main,
          -- Where its lines disagree it is not known to be used in any.
          case when min(each.contexts) = max(each.contexts) then min(each.contexts) end as contexts,
          min(each.name) as text,
          -- 0 base, 1 flavour, 2 finish: of several lines what asks most, and the first that does says why.
          min(each.line_use) filter (where not each.optional) as line_use,
          (
            array_agg(each.without order by each.line_use, each.position)
              filter (where not each.optional)
          )[1] as loss
        from (
          select
            every.*,
            case every.use when 'base' then 0 when 'flavour' then 1 else 2 end as line_use
          from public.recipe_ingredients as every
          where every.recipe_id = card.id
        ) as each
        group by each.ingredient_id, case when each.ingredient_id is null then each.position end
      ) as line
      left join public.ingredients as known on known.id = line.ingredient_id
      left join private.need_keys as key
        on key.ingredient_id = line.ingredient_id and key.contexts = line.contexts
      left join lateral (
        select
          bool_or(
            strpos(title.words, kind.title_name) > 0 or strpos(title.words, kind.title_plural) > 0
          ) as in_title,
          string_agg(kind.title_name || kind.title_plural, '') filter (where kind.distance = 0)
            as words
        from private.ingredient_kinds as kind
        where kind.ingredient_id = known.id
      ) as named on true
    ) as asked
  ) as need
) as line;
comment on view private.derived_recipe_matches is
  'What the match row of each recipe should hold, worked out from its card and its lines.';

create function private.refresh_recipe_matches(recipes bigint[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- Asked first: what follows from keys is worked out anew after each statement that might have written one.
  if exists (select from private.unnamed_needs as need where need.recipe_id = any (recipes)) then
    insert into private.need_keys (ingredient_id, contexts)
    select distinct need.ingredient_id, need.contexts
    from private.unnamed_needs as need
    where need.recipe_id = any (recipes)
    on conflict (ingredient_id, contexts) do nothing;
  end if;

  -- One that became public, or no longer is, changes its table.
  delete from private.recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility <> 'public';
  delete from private.hidden_recipe_matches as held
  using public.recipe_cards as card
  where held.recipe_id = any (recipes) and card.id = held.recipe_id and card.visibility = 'public';

  insert into private.recipe_matches as held (
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words, dispensable,
    flavours, losses, facts, further_cuisines
  )
  select
    recipe_id, owner_id, required, unread, popularity, minutes, rating, traits, kinds, ingredients,
    rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words, dispensable,
    flavours, losses, facts, further_cuisines
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility = 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words,
    dispensable = excluded.dispensable,
    flavours = excluded.flavours,
    losses = excluded.losses,
    facts = excluded.facts,
    further_cuisines = excluded.further_cuisines
  where held is distinct from excluded;

  insert into private.hidden_recipe_matches as held (
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses, facts, further_cuisines
  )
  select
    recipe_id, owner_id, visibility, required, unread, popularity, minutes, rating, traits, kinds,
    ingredients, rarest_1, rarest_2, rarest_3, rare_keys, essential, needs, unread_texts, words,
    dispensable, flavours, losses, facts, further_cuisines
  from private.derived_recipe_matches as wanted
  where wanted.recipe_id = any (recipes) and wanted.visibility <> 'public'
  on conflict (recipe_id) do update set
    owner_id = excluded.owner_id,
    visibility = excluded.visibility,
    required = excluded.required,
    unread = excluded.unread,
    popularity = excluded.popularity,
    minutes = excluded.minutes,
    rating = excluded.rating,
    traits = excluded.traits,
    kinds = excluded.kinds,
    ingredients = excluded.ingredients,
    rarest_1 = excluded.rarest_1,
    rarest_2 = excluded.rarest_2,
    rarest_3 = excluded.rarest_3,
    rare_keys = excluded.rare_keys,
    essential = excluded.essential,
    needs = excluded.needs,
    unread_texts = excluded.unread_texts,
    words = excluded.words,
    dispensable = excluded.dispensable,
    flavours = excluded.flavours,
    losses = excluded.losses,
    facts = excluded.facts,
    further_cuisines = excluded.further_cuisines
  where held is distinct from excluded;
end
$$;
comment on function private.refresh_recipe_matches(bigint[]) is
  'Brings the match rows of these recipes to what their cards and lines say.';

create function private.follow_recipes() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_table_name = 'recipe_cards' then
    perform private.refresh_recipe_matches(array(select id from after_rows));
  elsif tg_op = 'DELETE' then
    perform private.refresh_recipe_matches(array(select distinct recipe_id from before_rows));
  else
    perform private.refresh_recipe_matches(array(select distinct recipe_id from after_rows));
  end if;
  return null;
end
$$;
comment on function private.follow_recipes() is
  'After-statement trigger of cards, lines and translations: refreshes the match rows of the recipes that were written.';
create trigger follow_new_cards after insert on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_cards after update on public.recipe_cards
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_new_lines after insert on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_lines after update on public.recipe_ingredients
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_deleted_lines after delete on public.recipe_ingredients
  referencing old table as before_rows
  for each statement execute function private.follow_recipes();

create trigger follow_new_translations after insert on public.recipe_translations
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_changed_translations after update on public.recipe_translations
  referencing new table as after_rows
  for each statement execute function private.follow_recipes();
create trigger follow_deleted_translations after delete on public.recipe_translations
  referencing old table as before_rows
  for each statement execute function private.follow_recipes();

create function private.follow_ingredients() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.refresh_recipe_matches(array(
    select distinct line.recipe_id
    from after_rows as after
    join before_rows as before using (id)
    join private.ingredient_kinds as kind on kind.general_id = after.id
    join public.recipe_ingredients as line on line.ingredient_id = kind.ingredient_id
    where (after.name, after.plural, after.parent_id) is distinct from
      (before.name, before.plural, before.parent_id)
  ));
  return null;
end
$$;
comment on function private.follow_ingredients() is
  'After-statement trigger of `ingredients`: a new name or parent changes what the titles of recipes name.';

-- By name after `refresh_ingredient_kinds`, whose rows it reads.
create trigger then_follow_ingredients after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_ingredients();
