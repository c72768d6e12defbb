-- The people at the table of a kitchen who have no account: children, grandparents, guests. What they must not eat is asked of every
-- recipe that is suggested there.

create table public.eaters (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null default private.kitchen_here() references public.kitchens (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  name text not null
    constraint name_length check (char_length(name) <= 60 and name ~ '\S')
    constraint name_direction check (name = private.without_bidi_controls(name)),
  dietary_settings jsonb not null default '{}'
    constraint dietary_settings_object check (jsonb_typeof(dietary_settings) = 'object')
    constraint dietary_settings_size check (octet_length(dietary_settings::text) <= 16384),
  created_at timestamptz not null default now()
);
comment on table public.eaters is
  'Who eats in a kitchen without an account, and what they avoid: open to its members alone, for it tells about their health. Clients may bring their own ids, so that a write sent twice is one row.';
comment on column public.eaters.user_id is 'Who added them, and answers for them.';
comment on column public.eaters.dietary_settings is 'As `private_profiles.dietary_settings`.';

create index eaters_kitchen_idx on public.eaters (kitchen, created_at);
create index eaters_user_id_idx on public.eaters (user_id);

alter table public.eaters enable row level security;

-- An upsert writes every column that it was given, so ids are updatable.
grant
  select,
  insert (id, kitchen, name, dietary_settings),
  update (id, kitchen, name, dietary_settings),
  delete
  on public.eaters to authenticated;
grant select, insert, update, delete on public.eaters to service_role;
create policy "members see who eats" on public.eaters
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));
create policy "cooks add who eats" on public.eaters
  for insert to authenticated with check (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks change who eats" on public.eaters
  for update to authenticated
  using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]))
  with check (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create policy "cooks remove who eats" on public.eaters
  for delete to authenticated using (kitchen = any ((select private.own_kitchens('cook'))::uuid[]));
create trigger enforce_row_limit after insert on public.eaters
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('kitchen', '20');

create function private.keep_eaters_options() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.dietary_settings = private.with_unnamed_options(old.dietary_settings, new.dietary_settings);
  return new;
end
$$;
comment on function private.keep_eaters_options() is
  'Before-update trigger: see private.with_unnamed_options, which the settings of an account are written by as well.';
create trigger keep_eaters_options before update of dietary_settings on public.eaters
  for each row execute function private.keep_eaters_options();

create function private.hand_over_eaters() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.eaters as eater
  set user_id = heir.user_id
  from (
    select distinct on (member.kitchen) member.kitchen, member.user_id
    from public.kitchen_members as member
    where member.user_id <> old.id and member.role in ('owner', 'cook')
    order by member.kitchen, member.role = 'owner' desc, member.joined_at, member.user_id
  ) as heir
  where eater.user_id = old.id and heir.kitchen = eater.kitchen and eater.kitchen <> old.id;
  return old;
end
$$;
comment on function private.hand_over_eaters() is
  'Before-delete trigger of auth.users: who eats in a shared kitchen stays where another owner or cook answers for them, and else goes with whoever added them.';
create trigger hand_over_eaters before delete on auth.users
  for each row execute function private.hand_over_eaters();

create function private.take_eaters_home() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.eaters as eater set kitchen = old.user_id
  where
    eater.kitchen = old.kitchen and eater.user_id = old.user_id
    and exists (select from public.kitchens as home where home.id = old.user_id);
  return null;
end
$$;
comment on function private.take_eaters_home() is
  'After-delete trigger of memberships: whom somebody answers for goes home with them, and nobody who stays reads any more what they must not eat.';
create trigger take_eaters_home after delete on public.kitchen_members
  for each row execute function private.take_eaters_home();
