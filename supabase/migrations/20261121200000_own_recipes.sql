-- Recipes of one's own: what a card holds of them besides, who sees them, and what is derived from their lines.

alter table public.recipe_cards
  add column key uuid,
  add column source_name text constraint source_name_length
    check (char_length(source_name) between 1 and 200),
  add column source_url text constraint source_url_shape
    check (char_length(source_url) <= 2048 and source_url ~* '^https?://[^[:space:]]+$'),
  add column copied_from bigint references public.recipe_cards (id) on delete set null,
  add column assumed text[] not null default '{}' constraint assumed_known
    check (assumed <@ array['servings', 'ready_in_minutes', 'difficulty']),
  add column deleted_at timestamptz,
  add column visibility_before text constraint visibility_before_known
    check (visibility_before in ('public', 'followers', 'private')),
  add constraint key_is_of_a_cook unique (owner_id, key),
  add constraint deleted_is_hidden check (
    (deleted_at is null and visibility_before is null)
    or (owner_id is not null and visibility = 'private' and visibility_before is not null)
  );
comment on column public.recipe_cards.key is 'Made by who sends the recipe, so that sending it again makes no second one.';
comment on column public.recipe_cards.source_name is 'Site, book or person that it comes from, as its owner says.';
comment on column public.recipe_cards.copied_from is 'The recipe that its owner began with, to be credited.';
comment on column public.recipe_cards.assumed is
  'What nobody stated: 4 servings, 30 minutes and medium stand in for it.';
comment on column public.recipe_cards.deleted_at is
  'When its owner deleted it. For ten minutes they may take it back; nobody sees it meanwhile.';
comment on column public.recipe_cards.visibility_before is 'What a deleted one goes back to.';

create index recipe_cards_copied_from_idx on public.recipe_cards (copied_from)
  where copied_from is not null;
create index recipe_cards_deleted_at_idx on public.recipe_cards (deleted_at)
  where deleted_at is not null;

create trigger enforce_row_limit after insert on public.recipe_cards
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('owner_id', '5000');

-- The catalogue’s have no owner, so that nobody’s blocks are asked for them.
drop policy "cooks see public, own and followed recipes" on public.recipe_cards;
create policy "cooks see public, own and followed recipes" on public.recipe_cards
  for select to authenticated using (
    deleted_at is null
    and (
      (visibility = 'public' and owner_id is null)
      or owner_id = (select auth.uid())
      or (
        owner_id <> all ((select private.parted_people())::uuid[])
        and (
          visibility = 'public'
          or (
            visibility = 'followers'
            and exists (
              select
              from public.follows as follow
              where follow.follower_id = (select auth.uid()) and follow.followed_id = owner_id
            )
          )
        )
      )
    )
  );

create or replace view public.recipes with (security_invoker = true) as
select
  card.id,
  card.slug,
  card.owner_id,
  card.visibility,
  card.title,
  card.image,
  card.ready_in_minutes,
  card.active_minutes,
  card.servings,
  card.summary,
  (
    select
      coalesce(
        jsonb_agg(
          jsonb_build_object(
            'slug', ingredient.slug,
            'name', coalesce(line.name, ingredient.name),
            'section', line.section,
            'optional', line.optional,
            'amount', measure.amount,
            'amount_max', measure.amount_max,
            'unit', measure.unit,
            'note', measure.note,
            'us', measure.us,
            'original_text', measure.original_text
          )
          order by line.position
        ),
        '[]'
      )
    from public.recipe_ingredients as line
    left join public.ingredients as ingredient on ingredient.id = line.ingredient_id
    left join public.recipe_measures as measure
      on measure.recipe_id = line.recipe_id and measure.position = line.position
    where line.recipe_id = card.id
  ) as ingredients,
  details.instructions,
  details.nutrition_info,
  details.alternatives,
  details.tip,
  details.storage,
  card.diets,
  card.allergens,
  card.cuisine,
  card.meal_type,
  card.difficulty,
  card.rating,
  card.review_count,
  card.is_popular,
  card.is_premium,
  card.is_seasonal,
  card.season,
  card.id = any ((select private.recipes_of_today())::bigint[]) as is_recipe_of_the_day,
  card.tags,
  card.created_at,
  card.updated_at,
  card.source_name,
  card.source_url,
  card.copied_from,
  card.assumed
from public.recipe_cards as card
left join public.recipe_details as details on details.recipe_id = card.id;

-- Diets and allergens are derived, never claimed. A null among the foods is a line that was not read.
create function private.diets_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select array_remove(
    array[
      case when bool_and(coalesce(known.origin in ('plant', 'dairy', 'egg', 'honey'), false))
        then 'vegetarian' end,
      case when bool_and(coalesce(known.origin = 'plant', false)) then 'vegan' end,
      case when bool_and(coalesce(not 'gluten' = any (known.allergens), false))
        then 'gluten-free' end,
      case
        when bool_and(
          coalesce(not 'dairy' = any (known.allergens), false)
          and known.origin is distinct from 'dairy'
        )
        then 'dairy-free'
      end
    ],
    null
  )
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;
comment on function private.diets_of_foods(integer[]) is
  'The diets that depend on nothing but what is in it: `dietsOfFoods` in domain/recipes/diets-of-foods.ts. None without a food.';

create function private.allergens_of_foods(foods integer[]) returns text[]
language sql stable set search_path = ''
as $$
  select case
    when cardinality(foods) > 0 and bool_and(known.allergens is not null)
      then array(
        select each
        from unnest(private.known_words('restrictions')) as each
        where exists (
          select from public.ingredients as holder
          where holder.id = any (foods) and each = any (holder.allergens)
        )
      )
  end
  from unnest(foods) as food(id)
  left join public.ingredients as known on known.id = food.id
$$;
comment on function private.allergens_of_foods(integer[]) is
  'What is in it for certain; null where that may not be all, as with a line that was not read.';

create function private.follow_food_facts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.recipe_cards as card
  set
    diets = private.diets_of_foods(held.foods),
    allergens = private.allergens_of_foods(held.foods)
  from (
    select line.recipe_id, array_agg(line.ingredient_id) as foods
    from public.recipe_ingredients as line
    where line.recipe_id in (
      select told.recipe_id
      from after_rows as after
      join before_rows as before using (id)
      join public.recipe_ingredients as told on told.ingredient_id = after.id
      join public.recipe_cards as own on own.id = told.recipe_id and own.owner_id is not null
      where (after.origin, after.allergens) is distinct from (before.origin, before.allergens)
    )
    group by line.recipe_id
  ) as held
  where card.id = held.recipe_id;
  return null;
end
$$;
comment on function private.follow_food_facts() is
  'After-statement trigger of `ingredients`: what is found out of a food is so for people’s own recipes too.';
create trigger follow_food_facts after update on public.ingredients
  referencing old table as before_rows new table as after_rows
  for each statement execute function private.follow_food_facts();

-- Others keep a copy of a recipe in their collections; the picture in it is its owner's, by its address too.
create index collection_recipes_recipe_id_idx on public.collection_recipes (recipe_id);
create function private.forget_pictures_in_copies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.collection_recipes as held
  set recipe_data = regexp_replace(
    held.recipe_data,
    '/storage/v1/object/public/pictures/' || old.owner_id || '/[0-9a-f-]{36}[.]webp',
    '/covers/stock.webp',
    'g'
  )
  where held.recipe_id = old.id::text and strpos(held.recipe_data, old.owner_id::text) > 0;
  return old;
end
$$;
comment on function private.forget_pictures_in_copies() is
  'Before-delete trigger of recipe_cards: no copy in a collection names a picture of its owner any longer.';
create trigger forget_pictures_in_copies before delete on public.recipe_cards
  for each row when (old.owner_id is not null)
  execute function private.forget_pictures_in_copies();

revoke all on function
  private.diets_of_foods(integer[]),
  private.allergens_of_foods(integer[]),
  private.follow_food_facts(),
  private.forget_pictures_in_copies()
  from public, anon, authenticated;
