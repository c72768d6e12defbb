-- Somebody is at the shop: the first thing that a member ticks on a list of a shared kitchen, for the other members who want it.

create function private.notify_of_shopping() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  list uuid;
  readers uuid[];
begin
  -- A device may send five hundred ticks at once: what costs least is asked first. Where nobody is known who ticks, as
  -- with the service, it finds none.
  if not exists (
    select
    from public.kitchen_members as member
    join public.notification_settings as choice on choice.user_id = member.user_id and choice.kind = 'shopping'
    where member.kitchen = new.kitchen and member.user_id <> caller
  ) then
    return null;
  end if;
  list := private.shown_list(new.kitchen, (new.doc -> 'list' ->> 1)::uuid);
  -- One writer of a kitchen's lists at a time (private.lock_lists): nobody else tells of the same list meanwhile.
  readers := array(
    select member.user_id
    from public.kitchen_members as member
    join public.notification_settings as choice on choice.user_id = member.user_id and choice.kind = 'shopping'
    where
      member.kitchen = new.kitchen
      and case
        when exists (
          select
          from public.notifications as told
          where
            told.user_id = member.user_id and told.kind = 'shopping' and told.actor_id = caller
            and told.list_id = list and told.created_at > clock_timestamp() - interval '1 hour'
        ) then false
        else private.is_notified(member.user_id, 'shopping', caller)
      end
    order by member.user_id
  );
  if readers = '{}' then
    return null;
  end if;
  delete from public.notifications as former
  where
    former.user_id = any (readers) and former.kind = 'shopping' and former.actor_id = caller and former.list_id = list;
  insert into public.notifications (user_id, kind, actor_id, list_id, kitchen, things)
  select reader.id, 'shopping', caller, list, new.kitchen, open.number
  from unnest(readers) as reader(id)
  cross join (
    select count(*) as number
    from public.shopping_list_items as item
    -- A plain write has ticked the row already.
    where item.kitchen = new.kitchen and item.list_id = list and (not item.checked or item.id = new.id)
  ) as open;
  return null;
end
$$;
comment on function private.notify_of_shopping() is
  'After-update trigger of records: notifies the other members of a kitchen of who ticks something there, once an hour for each list.';
-- What waited offline for longer is no news. A clock begins with milliseconds.
create trigger notify_of_shopping after update on public.shopping_records
  for each row when (
    new.kind = 'shopping-item'
    and new.doc -> 'checked' -> 1 = 'true'
    and old.doc -> 'checked' -> 1 is distinct from 'true'
    and new.doc -> 'removed' -> 1 is distinct from 'true'
    and new.doc -> 'name' -> 1 is not null
    and left(new.doc -> 'checked' ->> 0, 13)::bigint
      > extract(epoch from clock_timestamp() - interval '15 minutes') * 1000
  )
  execute function private.notify_of_shopping();
