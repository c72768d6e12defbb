-- What cooks photographed of what they made, with a note: seen like comments, by whom its cook chose.

create table public.cook_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  recipe_id bigint references public.recipe_cards (id) on delete cascade,
  dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  dish_title text constraint dish_title_length check (char_length(dish_title) between 1 and 200),
  picture_id uuid not null unique references public.pictures (id) on delete cascade,
  note text not null default '' constraint note_length check (char_length(note) <= 500),
  visibility text not null default 'private' constraint visibility_known
    check (visibility in ('public', 'followers', 'private')),
  is_cover boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  deleted_at timestamptz,
  moderated text constraint moderated_known check (moderated in ('hidden', 'removed', 'banned')),
  constraint recipe_or_dish check (
    (recipe_id is null) = (dish_address is not null)
    and (dish_address is null) = (dish_title is null)
  )
);
comment on table public.cook_photos is
  'Photographs of what cooks made of a recipe or a composed dish. Clients bring their own ids, so that one that is sent twice is one row.';
comment on column public.cook_photos.dish_address is
  'Where a composed dish stands, which is no recipe of the database.';
comment on column public.cook_photos.dish_title is 'What the dish was called then.';
comment on column public.cook_photos.picture_id is 'A picture of its cook, brought for this: purpose `photo`.';
comment on column public.cook_photos.note is 'Trimmed; empty without one.';
comment on column public.cook_photos.is_cover is
  'Whether its cook sees it as the picture of the recipe or dish. One at most for each.';
comment on column public.cook_photos.deleted_at is
  'When its cook deleted it. For ten minutes they may take that back; then it goes, with its picture.';
comment on column public.cook_photos.moderated is
  'Null for what others see. `hidden` by a moderator and `banned` with its cook: only its cook sees it. `removed`: nobody does.';

create index cook_photos_recipe_id_idx on public.cook_photos (recipe_id, created_at desc);
create index cook_photos_dish_address_idx on public.cook_photos (md5(dish_address), created_at desc)
  where dish_address is not null;
create index cook_photos_user_id_idx on public.cook_photos (user_id, created_at desc);
create index cook_photos_covers_idx on public.cook_photos (user_id) where is_cover;
create index cook_photos_deleted_at_idx on public.cook_photos (deleted_at) where deleted_at is not null;

alter table public.cook_photos enable row level security;

-- An upsert writes every column that it was given; triggers set what a client may not.
grant
  select,
  insert (id, user_id, recipe_id, dish_address, dish_title, picture_id, note, visibility),
  update (note, visibility, is_cover, deleted_at)
  on public.cook_photos to authenticated;
grant select, insert, update, delete on public.cook_photos to service_role;

-- The card's own policy decides whether the caller sees the recipe.
create policy "cooks see photos that are shown to them, and their own" on public.cook_photos
  for select to authenticated using (
    (user_id = (select auth.uid()) and moderated is distinct from 'removed')
    or (
      deleted_at is null
      and moderated is null
      and user_id <> all ((select private.blocked_users())::uuid[])
      and (
        visibility = 'public'
        or (
          visibility = 'followers'
          and exists (
            select
            from public.follows as follow
            where follow.follower_id = (select auth.uid()) and follow.followed_id = user_id
          )
        )
      )
      and (
        recipe_id is null
        or exists (select from public.recipe_cards as card where card.id = recipe_id)
      )
    )
  );
create policy "cooks show photos of recipes that they see" on public.cook_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (
      recipe_id is null
      or exists (
        select
        from public.recipe_cards as card
        where
          card.id = recipe_id
          and (
            card.owner_id is null
            or card.owner_id <> all ((select private.blocked_users())::uuid[])
          )
      )
    )
  );
create policy "cooks change their own photos" on public.cook_photos
  for update to authenticated
  using (user_id = (select auth.uid()) and moderated is distinct from 'removed')
  with check (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.cook_photos
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.photo_note(note text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(private.without_bidi_controls(note), U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.photo_note(text) is 'A note without white space around it and without bidi controls.';
grant execute on function private.photo_note(text) to authenticated, service_role;

-- With more rights than its caller: it counts photos that the caller deleted, or a moderator removed, too.
create function private.prepare_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
begin
  -- Of several at once, each sees those before it.
  perform from public.public_profiles as cook where cook.id = new.user_id for no key update;
  if not exists (
    select
    from public.pictures as own
    where
      own.id = new.picture_id
      and own.user_id = new.user_id
      and own.purpose = 'photo'
      and own.removed_at is null
  ) then
    raise exception 'picture_not_own' using
      errcode = 'check_violation', detail = 'A photo shows a picture that its cook uploaded.';
  end if;
  if most <= (
    select count(*)
    from public.cook_photos as held
    where
      held.user_id = new.user_id
      and held.id <> new.id
      and held.deleted_at is null
      and (held.recipe_id = new.recipe_id or held.dish_address = new.dish_address)
  ) then
    raise exception 'photo_limit' using
      detail = format('Up to %s photos of one recipe can be shown.', most),
      hint = 'Delete one before adding another.';
  end if;
  new.note = private.photo_note(new.note);
  new.created_at = clock_timestamp();
  return new;
end
$$;
comment on function private.prepare_photo() is
  'Before-insert trigger of cook_photos: the picture is the caller’s own, and of one recipe there are five at most. Raises 23514 `picture_not_own`, P0001 `photo_limit`.';
create trigger prepare_photo before insert on public.cook_photos
  for each row execute function private.prepare_photo();

create function private.guard_photo() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.note = private.photo_note(new.note);
  if (new.note, new.visibility) is distinct from (old.note, old.visibility) then
    new.updated_at = clock_timestamp();
  end if;
  if new.deleted_at is not null then
    new.deleted_at = coalesce(old.deleted_at, clock_timestamp());
  elsif old.deleted_at < clock_timestamp() - interval '10 minutes' then
    new.deleted_at = old.deleted_at;
  end if;
  return new;
end
$$;
comment on function private.guard_photo() is
  'Before-update trigger of cook_photos: the server’s times; a deletion is taken back for ten minutes.';
create trigger guard_photo before update on public.cook_photos
  for each row execute function private.guard_photo();

create function private.leave_one_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.cook_photos as other
  set is_cover = false
  where
    other.user_id = new.user_id
    and other.is_cover
    and other.id <> new.id
    and (other.recipe_id = new.recipe_id or other.dish_address = new.dish_address);
  return null;
end
$$;
comment on function private.leave_one_cover() is
  'After-update trigger of cook_photos: the photo that was the cover of the same recipe is so no more.';
create trigger leave_one_cover after update on public.cook_photos
  for each row when (new.is_cover and not old.is_cover)
  execute function private.leave_one_cover();

create function private.release_picture_of_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.pictures as own
  set removed_at = now()
  where own.id = old.picture_id and own.removed_at is null;
  return null;
end
$$;
comment on function private.release_picture_of_photo() is
  'After-delete trigger of cook_photos: its picture goes with it.';
create trigger release_picture_of_photo after delete on public.cook_photos
  for each row execute function private.release_picture_of_photo();

create function private.clear_deleted_photos() returns void
language sql security definer set search_path = ''
as $$
  delete from public.cook_photos as gone
  where gone.id in (
    select stale.id
    from public.cook_photos as stale
    where stale.deleted_at < clock_timestamp() - interval '10 minutes'
    limit 100
    for update skip locked
  )
$$;
comment on function private.clear_deleted_photos() is
  'Ends some photos that were deleted more than ten minutes ago, whoever’s they are.';

create function private.release_unshown_photos(owner uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.pictures as own
  set removed_at = now()
  where
    own.user_id = owner
    and own.purpose = 'photo'
    and own.removed_at is null
    and own.created_at < now() - interval '1 hour'
    and not exists (select from public.cook_photos as photo where photo.picture_id = own.id)
$$;
comment on function private.release_unshown_photos(uuid) is
  'Takes away pictures that were sent for a photo which never came to be.';

create function public.own_covers(profile public.profiles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(coalesce(photo.recipe_id::text, photo.dish_address), photo.picture_id)
  from public.cook_photos as photo
  where
    photo.user_id = profile.id
    and profile.id = (select auth.uid())
    and photo.is_cover
    and photo.deleted_at is null
$$;
comment on function public.own_covers(public.profiles) is
  'A column of one’s own profile: by recipe id or address of a dish, the picture that its cook chose to see of it; null for everybody else’s.';
grant execute on function public.own_covers(public.profiles) to authenticated;
