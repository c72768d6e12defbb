-- Deleting with a way back, and who may see it; the search knows nothing of what was deleted.

create function public.delete_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'delete')
$$;
comment on function public.delete_recipe(bigint) is
  'Deletes a recipe of one’s own, on any plan; with its comments and all for ever after ten minutes. False where there is none.';

create function public.restore_recipe(recipe bigint) returns boolean
language sql set search_path = ''
as $$
  select private.own_recipe_changed(recipe, 'restore')
$$;
comment on function public.restore_recipe(bigint) is
  'Brings a deleted recipe back, within ten minutes, as it was. False where there is none.';

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

create function public.released_pictures() returns setof text
language sql stable set search_path = ''
as $$
  select private.released_pictures()
$$;
comment on function public.released_pictures() is
  'For the function `pictures`: the paths in the store of the caller’s pictures that nothing shows any longer, each time until `clear_pictures`.';

revoke all on function
  private.clear_deleted_recipes(),
  private.check_recipe_image(text, text, bigint),
  private.release_picture(uuid, text),
  private.how_open(text),
  private.write_lines(bigint, jsonb),
  private.read_card(jsonb),
  private.keep_recipe(jsonb, bigint, boolean),
  private.seen_origin(jsonb),
  private.own_recipe_changed(bigint, text),
  private.leave_out_deleted(),
  private.release_picture_of_recipe(),
  private.released_pictures(),
  public.released_pictures(),
  public.save_recipe(jsonb),
  public.save_recipes(jsonb),
  public.delete_recipe(bigint),
  public.restore_recipe(bigint),
  public.set_recipe_visibility(bigint, text)
  from public, anon, authenticated;
grant execute on function
  private.refuse_recipe(text, text),
  private.how_open(text),
  private.keep_recipe(jsonb, bigint, boolean),
  private.seen_origin(jsonb),
  private.own_recipe_changed(bigint, text),
  private.released_pictures(),
  public.released_pictures(),
  public.save_recipe(jsonb),
  public.save_recipes(jsonb),
  public.delete_recipe(bigint),
  public.restore_recipe(bigint),
  public.set_recipe_visibility(bigint, text)
  to authenticated;
