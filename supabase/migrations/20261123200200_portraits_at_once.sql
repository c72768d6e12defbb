-- Two portraits that are uploaded at once both arrive.

create or replace function private.change_portrait(picture uuid) returns setof text
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
