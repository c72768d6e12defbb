-- What the token of an app or a script opens. Closed is what is not named here: a new table, a new function, the account.
--
-- Two fences, for one alone has a hole. Before a request the data API asks by its path (private.admit_request), which knows
-- reading from writing and knows functions, and does not see what a request embeds. The policies below see every row.

create function private.scope_paths()
returns table (area text, path text, kind text)
language sql immutable parallel safe rows 50 set search_path = ''
as $$
  values
    ('list', '/shopping_lists', 'rows'),
    ('list', '/shopping_list_items', 'rows'),
    ('list', '/rpc/shopping_snapshot', 'query'),
    ('list', '/rpc/apply_shopping_operations', 'act'),
    ('list', '/kitchens', 'facts'),
    ('pantry', '/pantry_items', 'rows'),
    ('pantry', '/staple_lists', 'rows'),
    ('pantry', '/ingredient_corrections', 'rows'),
    ('pantry', '/kitchens', 'facts'),
    ('plan', '/planned_meals', 'rows'),
    ('plan', '/kitchens', 'facts'),
    ('saved', '/favorite_recipes', 'rows'),
    ('saved', '/recipe_collections', 'rows'),
    ('saved', '/collection_recipes', 'rows'),
    ('saved', '/recipe_notes', 'rows'),
    ('saved', '/rpc/shared_collections', 'query'),
    ('saved', '/rpc/change_shared_collection', 'act'),
    ('recipes', '/recipes', 'facts'),
    ('recipes', '/recipe_cards', 'facts'),
    ('recipes', '/recipe_details', 'facts'),
    ('recipes', '/recipe_ingredients', 'facts'),
    ('recipes', '/recipe_measures', 'facts'),
    ('recipes', '/recipe_translations', 'facts'),
    ('recipes', '/recipe_body_translations', 'facts'),
    ('recipes', '/ingredients', 'facts'),
    ('recipes', '/ingredient_aliases', 'facts'),
    ('recipes', '/ingredient_substitutions', 'facts'),
    ('recipes', '/ingredient_substitution_uses', 'facts'),
    ('recipes', '/ingredient_transforms', 'facts'),
    ('recipes', '/rpc/search_recipes', 'query'),
    ('recipes', '/rpc/count_recipes', 'query'),
    ('recipes', '/rpc/save_recipe', 'act'),
    ('recipes', '/rpc/save_recipes', 'act'),
    ('recipes', '/rpc/delete_recipe', 'act'),
    ('recipes', '/rpc/restore_recipe', 'act'),
    ('recipes', '/rpc/begin_import', 'act'),
    ('diet', '/eaters', 'facts'),
    ('diet', '/rpc/table_of_kitchen', 'query')
$$;
comment on function private.scope_paths() is
  'What each area of scopes opens of the data API. Of `rows` and `facts` GET needs `<area>:read`; of `rows` POST, PATCH and DELETE need `<area>:write`. A `query` is a function that needs `<area>:read`, an `act` one that needs `<area>:write`. Who may write may read.';
-- For the document of the data API.
grant execute on function private.scope_paths() to supabase_auth_admin;

create function private.scopes_open(scopes text[], method text, path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    bool_or(
      case
        when opened.kind = 'query' and method in ('GET', 'HEAD', 'POST')
          or opened.kind in ('rows', 'facts') and method in ('GET', 'HEAD')
          then scopes && array[opened.area || ':read', opened.area || ':write']
        when opened.kind = 'act' and method = 'POST'
          or opened.kind = 'rows' and method in ('POST', 'PATCH', 'DELETE')
          then opened.area || ':write' = any (scopes)
        else false
      end
    ),
    false
  )
  from private.scope_paths() as opened
  where opened.path = scopes_open.path
$$;
comment on function private.scopes_open(text[], text, text) is
  'Whether a token with these scopes may make this request of the data API; its path without /rest/v1.';

create function private.token_reaches(variadic areas text[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- Nearly always, and for each statement: nothing more is looked at.
  if not coalesce(auth.jwt() ?| array['scope', 'client_id'], false) then
    return true;
  end if;
  return coalesce(
    string_to_array(auth.jwt() ->> 'scope', ' ') && array(
      select area || way from unnest(areas) as area cross join unnest(array[':read', ':write']) as way
    ),
    false
  );
end
$$;
comment on function private.token_reaches(text[]) is
  'Whether rows of one of these areas may be seen with the caller''s token: always with that of a person, who has no limits but their own.';
grant execute on function private.token_reaches(text[]) to authenticated, service_role;

-- Facts that anybody reads have none: foods, and what the plan opens.
create policy "scopes limit apps" on public.shopping_lists as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_list_items as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_records as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_versions as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.pantry_items as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.staple_lists as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.ingredient_corrections as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.planned_meals as restrictive
  for all to authenticated using ((select private.token_reaches('plan')));
create policy "scopes limit apps" on public.favorite_recipes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_collections as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.collection_recipes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_notes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_cards as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_details as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_ingredients as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_measures as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_translations as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_body_translations as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.eaters as restrictive
  for all to authenticated using ((select private.token_reaches('diet')));
create policy "scopes limit apps" on public.kitchens as restrictive
  for all to authenticated using ((select private.token_reaches('list', 'pantry', 'plan')));

-- No scope opens these.
create policy "scopes limit apps" on public.ai_usage as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.blocks as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.comments as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.cook_photos as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.cooked_recipes as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.earned_badges as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.follows as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.hidden_comments as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kept_versions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kitchen_invitations as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kitchen_members as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.meal_plan_feeds as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.moderation_notices as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.notification_settings as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.notifications as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.pictures as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.private_profiles as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.public_profiles as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.push_subscriptions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.reports as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_customers as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_orders as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_subscriptions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
