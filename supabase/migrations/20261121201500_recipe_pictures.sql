-- Recipes that somebody brings from elsewhere come with their pictures: more of those an hour than portraits.

create or replace function private.take_picture_place(purpose text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := case when purpose = 'recipe' then 1000 else 20 end;
  at_once constant integer := case when purpose = 'recipe' then 2500 else 500 end;
  caller constant uuid := auth.uid();
  place uuid;
begin
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Pictures belong to an account.';
  end if;
  delete from public.pictures as old
  where old.user_id = caller and old.cleared_at < now() - interval '1 hour';
  if per_hour <= (
    select count(*)
    from public.pictures as recent
    where
      recent.user_id = caller
      and recent.purpose = take_picture_place.purpose
      and recent.created_at > now() - interval '1 hour'
  ) then
    raise exception 'picture_limit' using
      detail = format('Up to %s pictures an hour can be uploaded.', per_hour),
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
  'A place for a picture of the caller. Raises P0001 `picture_limit` (20 portraits and 1,000 pictures of recipes an hour), `row_limit_reached` (500 and 2,500).';
