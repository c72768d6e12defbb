-- Pictures that people bring: who may bring how many, and which one is a person's portrait. The files
-- themselves lie in the store of the host, at <user>/<id>.webp, written by the function `pictures`.

create table public.pictures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  purpose text not null constraint purpose_known check (purpose in ('avatar', 'recipe', 'photo')),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  cleared_at timestamptz
);
comment on table public.pictures is 'One row for each picture that somebody brought.';
comment on column public.pictures.removed_at is
  'When it was taken away. Until its file has gone too, it counts as held.';
comment on column public.pictures.cleared_at is
  'Since when it has no file; the row stays for a day more, for the limits count it.';

create index pictures_user_id_idx on public.pictures (user_id, created_at desc);

alter table public.pictures enable row level security;
grant select on public.pictures to authenticated;
grant select, insert, update, delete on public.pictures to service_role;
create policy "people see their own pictures" on public.pictures
  for select to authenticated using (user_id = (select auth.uid()));

create function private.picture_address(owner uuid, picture uuid) returns text
language sql immutable set search_path = ''
as $$
  select '/storage/v1/object/public/pictures/' || owner || '/' || picture || '.webp'
$$;
comment on function private.picture_address(uuid, uuid) is
  'Where a picture is read, on the origin of the backend: as hosted Storage has it.';

-- With more rights than its caller: nobody writes these rows but through here.
create function private.take_picture_place(purpose text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := case when purpose = 'recipe' then 1000 else 20 end;
  span constant interval := case when purpose = 'photo' then '1 day' else '1 hour' end;
  at_once constant integer := case purpose when 'recipe' then 2500 when 'photo' then 1000 else 500 end;
  caller constant uuid := auth.uid();
  place uuid;
begin
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Pictures belong to an account.';
  end if;
  delete from public.pictures as old
  where old.user_id = caller and old.cleared_at < now() - interval '1 day';
  if purpose = 'photo' then
    perform private.clear_deleted_photos();
    perform private.release_unshown_photos(caller);
  end if;
  if most <= (
    select count(*)
    from public.pictures as recent
    where
      recent.user_id = caller
      and recent.purpose = take_picture_place.purpose
      and recent.created_at > now() - span
  ) then
    raise exception 'picture_limit' using
      detail = format(
        'Up to %s pictures %s can be uploaded.', most, case purpose when 'photo' then 'a day' else 'an hour' end
      ),
      hint = 'Try again later.';
  end if;
  if at_once <= (
    select count(*)
    from public.pictures as held
    where
      held.user_id = caller
      and held.purpose = take_picture_place.purpose
      and held.cleared_at is null
  ) then
    raise exception 'row_limit_reached' using
      detail = format('An account holds at most %s pictures of this kind.', at_once),
      hint = 'Remove some before adding more.';
  end if;
  insert into public.pictures (user_id, purpose)
  values (caller, take_picture_place.purpose)
  returning pictures.id into place;
  return place;
end
$$;
comment on function private.take_picture_place(text) is
  'A place for a picture of the caller. Raises P0001 `picture_limit` (20 portraits and 1,000 pictures of recipes an hour, 20 photos a day), `row_limit_reached` (500, 2,500 and 1,000).';
grant execute on function private.take_picture_place(text) to authenticated;

create function public.begin_picture(purpose text) returns table (picture uuid, owner uuid)
language sql set search_path = ''
as $$
  select private.take_picture_place(purpose), auth.uid()
$$;
comment on function public.begin_picture(text) is
  'For the function `pictures`: the place of a new picture (`avatar`, `recipe` or `photo`) of the caller. Errors: 23514 for another purpose; P0001 `picture_limit`, `row_limit_reached`.';
grant execute on function public.begin_picture(text) to authenticated;

create function private.change_portrait(picture uuid) returns setof text
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  shown text;
begin
  select owner.avatar_url into shown
  from public.public_profiles as owner where owner.id = caller for no key update;
  update public.public_profiles as owner
  set avatar_url = case
    when picture is not null then private.picture_address(caller, picture)
  end
  where owner.id = caller;
  update public.pictures as old
  set removed_at = now()
  where
    old.user_id = caller
    and old.purpose = 'avatar'
    and old.removed_at is null
    and old.id is distinct from picture
    -- One of the last minutes that was never shown may be on its way: the last of several becomes the portrait.
    and (
      shown = private.picture_address(caller, old.id)
      or old.created_at < now() - interval '10 minutes'
    );
  return query
  select caller || '/' || old.id || '.webp'
  from public.pictures as old
  where old.user_id = caller and old.removed_at is not null and old.cleared_at is null;
end
$$;
comment on function private.change_portrait(uuid) is
  'Makes a picture of the caller their portrait, null for none; returns the paths of those whose files must go.';
grant execute on function private.change_portrait(uuid) to authenticated;

create function public.set_portrait(picture uuid) returns setof text
language sql set search_path = ''
as $$
  select private.change_portrait(picture)
$$;
comment on function public.set_portrait(uuid) is
  'For the function `pictures`: shows this picture on the caller''s profile, or none (null). Returns the paths of the earlier ones in the store, each time until `clear_pictures`. Error: 23514 `picture_not_own`.';
grant execute on function public.set_portrait(uuid) to authenticated;

create function public.clear_pictures(paths text[]) returns void
language sql set search_path = ''
as $$
  update public.pictures as gone
  set removed_at = coalesce(gone.removed_at, now()), cleared_at = now()
  where
    gone.cleared_at is null
    and gone.id in (
      select split_part(split_part(path, '/', 2), '.', 1)::uuid from unnest(paths) as path
    )
$$;
comment on function public.clear_pictures(text[]) is
  'For the function `pictures`, with the right of the service: the files of these are gone, or never came to be.';
grant execute on function public.clear_pictures(text[]) to service_role;

create function private.unneeded_pictures() returns setof text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.clear_deleted_photos();
  return query
  select old.user_id || '/' || old.id || '.webp'
  from public.pictures as old
  where old.removed_at is not null and old.cleared_at is null
  order by old.removed_at, old.id
  limit 500;
end
$$;
comment on function private.unneeded_pictures() is
  'For the server: the paths of anybody''s pictures that nothing shows any longer and whose files are still there, 500 at a time.';
grant execute on function private.unneeded_pictures() to supabase_auth_admin;

create function private.note_cleared_pictures(paths text[]) returns void
language sql security definer set search_path = ''
as $$
  select public.clear_pictures(paths)
$$;
comment on function private.note_cleared_pictures(text[]) is
  'For the server: the files of these are gone.';
grant execute on function private.note_cleared_pictures(text[]) to supabase_auth_admin;

-- A picture from anywhere else would tell its host who looks at whom.
create function private.check_portrait() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select
    from public.pictures as own
    where
      own.user_id = new.id
      and own.purpose = 'avatar'
      and own.removed_at is null
      and new.avatar_url = private.picture_address(new.id, own.id)
  ) then
    raise exception 'picture_not_own' using
      errcode = 'check_violation',
      detail = 'A profile shows a picture that its owner uploaded.';
  end if;
  return null;
end
$$;
comment on function private.check_portrait() is
  'After-update trigger of public_profiles. Raises 23514 `picture_not_own`.';
create trigger check_portrait after update of avatar_url on public.public_profiles
  for each row when (new.avatar_url is not null and new.avatar_url is distinct from old.avatar_url)
  execute function private.check_portrait();

-- On hosted Supabase the files lie in Storage; here there is no such schema.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('pictures', 'pictures', true, 2097152, array['image/webp'])
    on conflict (id) do nothing;
  end if;
end
$$;
