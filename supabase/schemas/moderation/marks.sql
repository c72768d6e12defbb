-- Taking things out of sight, and back: by `moderated` of a comment, a recipe, a photo or a profile. `hidden` and `banned` are
-- seen by their author alone, `removed` by nobody.

create function private.hold_back_recipe() returns trigger
language plpgsql set search_path = ''
as $$
declare
  was_away constant boolean := old.deleted_at is not null or old.moderated is not null;
  is_away constant boolean := new.deleted_at is not null or new.moderated is not null;
begin
  if
    old.moderated is not null
    and new.moderated is not null
    and (
      (new.visibility <> 'private' and (old.deleted_at is null or new.deleted_at is not null))
      or (old.moderated = 'removed' and new.moderated = 'removed' and new.deleted_at is distinct from old.deleted_at)
    )
  then
    -- Not 42501: a device that sends pending changes would take that for a sign-out.
    raise exception 'hidden_by_moderator' using
      detail = 'A moderator hid this recipe: nobody else sees it.';
  end if;
  if is_away and was_away then
    new.visibility_before = old.visibility_before;
    new.visibility = 'private';
  elsif is_away then
    new.visibility_before = coalesce(new.visibility_before, old.visibility);
    new.visibility = 'private';
  elsif was_away then
    new.visibility = old.visibility_before;
    new.visibility_before = null;
  end if;
  return new;
end
$$;
comment on function private.hold_back_recipe() is
  'Before-update trigger of recipe_cards: what is deleted or moderated is private, and is as open as before when it comes back. Raises P0001 `hidden_by_moderator`.';
create trigger hold_back_recipe before update on public.recipe_cards
  for each row when (old.deleted_at is not null or old.moderated is not null or new.deleted_at is not null or new.moderated is not null)
  execute function private.hold_back_recipe();

create function private.is_banned(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.users as person where person.id = account and person.banned_until > now()
  )
$$;
comment on function private.is_banned(uuid) is 'Whether an account may not be used now.';

create function private.mark(subject text, subject_id text, mark text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      update public.comments as comment
      set moderated = coalesce(mark, case when private.is_banned(comment.user_id) then 'banned' end)
      where comment.id = subject_id::uuid and comment.user_id is not null;
    when 'recipe' then
      update public.recipe_cards as card
      set
        moderated = coalesce(mark, case when private.is_banned(card.owner_id) then 'banned' end),
        -- A deletion of a month: nobody sees it, the search forgets it, and then it goes for good.
        deleted_at = case
          when mark = 'removed' then now() + interval '30 days'
          when card.moderated = 'removed' then null
          else card.deleted_at
        end
      where card.id = subject_id::bigint and card.owner_id is not null;
      if mark = 'removed' then
        delete from private.hidden_recipe_matches as held where held.recipe_id = subject_id::bigint;
      end if;
    when 'photo' then
      update public.cook_photos as photo
      set moderated = coalesce(mark, case when private.is_banned(photo.user_id) then 'banned' end)
      where photo.id = subject_id::uuid;
    when 'profile' then
      update public.public_profiles as profile
      set moderated = coalesce(mark, case when private.is_banned(profile.id) then 'banned' end)
      where profile.id = subject_id::uuid;
  end case;
end
$$;
comment on function private.mark(text, text, text) is
  'Marks a thing as `hidden` or `removed`, or takes the mark away (null): of who is banned, `banned` stays.';

create function private.set_ban(account uuid, banned boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users as person
  set banned_until = case when banned then now() + interval '100 years' end
  where person.id = account;
  if banned then
    delete from auth.sessions as session where session.user_id = account;
  end if;
  update public.public_profiles as profile
  set moderated = case when banned then 'banned' end
  where profile.id = account and profile.moderated is not distinct from case when banned then null else 'banned' end;
  update public.comments as comment
  set moderated = case when banned then 'banned' end
  where comment.user_id = account and comment.moderated is not distinct from case when banned then null else 'banned' end;
  update public.recipe_cards as card
  set moderated = case when banned then 'banned' end
  where card.owner_id = account and card.moderated is not distinct from case when banned then null else 'banned' end;
  update public.cook_photos as photo
  set moderated = case when banned then 'banned' end
  where photo.user_id = account and photo.moderated is not distinct from case when banned then null else 'banned' end;
end
$$;
comment on function private.set_ban(uuid, boolean) is
  'Ends every session of an account, which signs in no more, and hides what it shows; or takes that back.';

create function private.clear_removed_comments() returns void
language sql security definer set search_path = ''
as $$
  delete from public.comments as gone
  where gone.id in (
    select act.subject_id::uuid
    from private.moderation_acts as act
    join public.comments as comment on comment.id = act.subject_id::uuid
    where
      act.subject = 'comment'
      and act.kind = 'remove'
      and act.undone_at is null
      and act.made_at < now() - interval '30 days'
      and comment.moderated = 'removed'
    limit 100
  )
$$;
comment on function private.clear_removed_comments() is
  'Ends some comments that were removed more than 30 days ago.';

create function private.clear_removed_photos() returns void
language sql security definer set search_path = ''
as $$
  delete from public.cook_photos as gone
  where gone.id in (
    select act.subject_id::uuid
    from private.moderation_acts as act
    join public.cook_photos as photo on photo.id = act.subject_id::uuid
    where
      act.subject = 'photo'
      and act.kind = 'remove'
      and act.undone_at is null
      and act.made_at < now() - interval '30 days'
      and photo.moderated = 'removed'
    limit 100
  )
$$;
comment on function private.clear_removed_photos() is
  'Ends some photos that were removed more than 30 days ago, with their pictures.';
