-- Deleting with a way back, and who may see it; the search knows nothing of what was deleted.

create function private.clear_deleted_recipes() returns void
language sql security definer set search_path = ''
as $$
  delete from public.recipe_cards as gone
  where gone.id in (
    select stale.id
    from public.recipe_cards as stale
    where stale.deleted_at < clock_timestamp() - interval '10 minutes'
    limit 100
    for update skip locked
  )
$$;
comment on function private.clear_deleted_recipes() is
  'Ends some recipes that were deleted more than ten minutes ago, whoever’s they are.';

create function private.release_picture(owner uuid, released text) returns void
language sql security definer set search_path = ''
as $$
  update public.pictures as own
  set removed_at = now()
  where
    own.user_id = owner
    and own.purpose = 'recipe'
    and own.removed_at is null
    and private.picture_address(own.user_id, own.id) = released
    and not exists (
      select from public.recipe_cards as card where card.owner_id = owner and card.image = released
    )
$$;
comment on function private.release_picture(uuid, text) is
  'Takes a picture away where no recipe of its owner shows it any longer: see `released_pictures`.';

create function private.how_open(visibility text) returns integer
language sql immutable set search_path = ''
as $$
  select array_position(array['private', 'followers', 'public'], visibility)
$$;
comment on function private.how_open(text) is 'A higher number is seen by more people; null for no visibility.';
grant execute on function private.how_open(text) to authenticated;

create function private.own_recipe_changed(recipe bigint, change text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  changed boolean;
begin
  perform private.clear_deleted_recipes();
  case change
    when 'delete' then
      update public.recipe_cards as own
      set deleted_at = clock_timestamp(), visibility_before = own.visibility, visibility = 'private'
      where own.id = recipe and own.owner_id = caller and own.deleted_at is null;
      changed := found;
      -- The search goes by rows of its own.
      delete from private.hidden_recipe_matches as held
      where held.recipe_id = recipe and held.owner_id = caller;
    when 'restore' then
      update public.recipe_cards as own
      set deleted_at = null, visibility = own.visibility_before, visibility_before = null
      where
        own.id = recipe
        and own.owner_id = caller
        and own.deleted_at > clock_timestamp() - interval '10 minutes';
      changed := found;
    else
      if exists (
        select from public.recipe_cards as own
        where
          own.id = recipe
          and own.owner_id = caller
          and private.how_open(change) > private.how_open(own.visibility)
      ) then
        perform private.require_feature('recipe_creation');
      end if;
      update public.recipe_cards as own
      set visibility = change
      where own.id = recipe and own.owner_id = caller and own.deleted_at is null;
      changed := found;
  end case;
  return changed;
end
$$;
comment on function private.own_recipe_changed(bigint, text) is
  'Deletes (`delete`) or brings back (`restore`) a recipe of the caller, or shows it to others (a visibility). False where it is not theirs.';
grant execute on function private.own_recipe_changed(bigint, text) to authenticated;

create function public.delete_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'delete')
$$;
comment on function public.delete_recipe(bigint) is
  'Deletes a recipe of one’s own, on any plan; with its comments and all for ever after ten minutes. False where there is none.';
grant execute on function public.delete_recipe(bigint) to authenticated;

create function public.restore_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'restore')
$$;
comment on function public.restore_recipe(bigint) is
  'Brings a deleted recipe back, within ten minutes, as it was. False where there is none.';
grant execute on function public.restore_recipe(bigint) to authenticated;

create function public.set_recipe_visibility(recipe bigint, visibility text) returns boolean
language plpgsql set search_path = ''
as $$
begin
  if private.how_open(visibility) is null then
    perform private.refuse_recipe('recipe_visibility', 'It is public, followers or private.');
  end if;
  return private.own_recipe_changed(recipe, visibility);
end
$$;
comment on function public.set_recipe_visibility(bigint, text) is
  'Shows a recipe of one’s own to everyone (`public`), to `followers` or to nobody (`private`). False where it is not theirs. Errors: 23514 `recipe_visibility`; 42501 `feature_required` for showing it to more people.';
grant execute on function public.set_recipe_visibility(bigint, text) to authenticated;

create function private.leave_out_deleted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from public.recipe_cards as card
    where card.id = new.recipe_id and card.deleted_at is not null
  ) then
    return null;
  end if;
  return new;
end
$$;
comment on function private.leave_out_deleted() is
  'Before-insert trigger of hidden_recipe_matches: nobody finds what was deleted.';
create trigger leave_out_deleted before insert on private.hidden_recipe_matches
  for each row execute function private.leave_out_deleted();

-- Also where the recipe goes with ten minutes over, at somebody else's call; with its account all pictures go.
create function private.release_picture_of_recipe() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.release_picture(old.owner_id, old.image);
  return null;
end
$$;
comment on function private.release_picture_of_recipe() is
  'After-delete trigger of recipe_cards: its picture goes with it.';
create trigger release_picture_of_recipe after delete on public.recipe_cards
  for each row when (old.owner_id is not null and old.image is not null)
  execute function private.release_picture_of_recipe();

create function private.released_pictures() returns setof text
language sql stable security definer set search_path = ''
as $$
  select old.user_id || '/' || old.id || '.webp'
  from public.pictures as old
  where old.user_id = auth.uid() and old.removed_at is not null and old.cleared_at is null
$$;
comment on function private.released_pictures() is
  'The paths of pictures of the caller that nothing shows any longer and whose files are still there.';
grant execute on function private.released_pictures() to authenticated;

create function public.released_pictures() returns setof text
language sql stable set search_path = ''
as $$
  select private.released_pictures()
$$;
comment on function public.released_pictures() is
  'For the function `pictures`: the paths in the store of the caller’s pictures that nothing shows any longer, each time until `clear_pictures`.';
grant execute on function public.released_pictures() to authenticated;
