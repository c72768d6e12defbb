-- Who used something up, where several share a kitchen.

create function private.sign_used_up() returns trigger
language plpgsql set search_path = ''
as $$
declare
  caller constant uuid := (select auth.uid());
begin
  -- In one's own kitchen nobody else uses anything up, and in another one nobody is known.
  new.used_up_by = case
    when new.status = 'out' and new.kitchen = old.kitchen and new.kitchen <> caller then caller
  end;
  return new;
end
$$;
comment on function private.sign_used_up() is
  'Before-update trigger: what has just run out in a kitchen that several share says who said so; what is there again, or moves, says nobody.';
create trigger sign_used_up before update of status, kitchen on public.pantry_items
  for each row when (old.status <> new.status or old.kitchen <> new.kitchen)
  execute function private.sign_used_up();

create function private.unsign_used_up() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.pantry_items as item set used_up_by = null
  where item.kitchen = old.kitchen and item.used_up_by = old.user_id;
  return old;
end
$$;
comment on function private.unsign_used_up() is
  'Before-delete trigger of memberships, so that things are locked before versions: who has left a kitchen, or was erased, is named by none of its things.';
create trigger unsign_used_up before delete on public.kitchen_members
  for each row when (old.kitchen <> old.user_id) execute function private.unsign_used_up();
