-- Kitchens: whose pantry, staples, corrections and shopping lists these are. Everybody has one of their own, made with the
-- account. What belongs to a kitchen is open to its members, by their role, and to nobody else.

create table public.kitchens (
  id uuid primary key default gen_random_uuid(),
  home_of uuid unique references auth.users (id) on delete cascade,
  name text constraint name_length check (char_length(name) <= 60 and name ~ '\S'),
  created_at timestamptz not null default now(),
  constraint home_has_the_id_of_its_account check (home_of = id)
);
comment on table public.kitchens is 'Where people cook. Rows are written by the server alone.';
comment on column public.kitchens.home_of is
  'Whose own kitchen it is, and goes with them; null for one that nobody has by themselves.';
comment on column public.kitchens.name is 'Null where nobody has named it.';

create table public.kitchen_members (
  kitchen uuid not null references public.kitchens (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null constraint role_known check (role in ('owner', 'cook', 'helper')),
  joined_at timestamptz not null default now(),
  here boolean not null default false,
  epoch bigint generated always as identity,
  shares_diet boolean not null default false,
  primary key (kitchen, user_id)
);
comment on table public.kitchen_members is
  'Who cooks where. A cook changes all that a kitchen holds; a helper adds to its lists and ticks them; the owner decides who else is there.';
comment on column public.kitchen_members.here is 'Whether they cook there now. No other member reads it.';
comment on column public.kitchen_members.epoch is
  'Of each membership a higher one: what a device did in an earlier membership is known from what it does in this one.';

comment on column public.kitchen_members.shares_diet is
  'Whether the other members see what they avoid. They alone say so, by `share_diet`; it ends with the membership.';

create index kitchen_members_user_id_idx on public.kitchen_members (user_id);
create unique index kitchen_members_here_idx on public.kitchen_members (user_id) where here;
create unique index kitchen_members_owner_idx on public.kitchen_members (kitchen) where role = 'owner';

create function private.own_kitchens(least_role text default 'helper') returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select member.kitchen
    from public.kitchen_members as member
    where member.user_id = (select auth.uid())
      and array_position(array['helper', 'cook', 'owner'], member.role)
        >= array_position(array['helper', 'cook', 'owner'], least_role)
  );
end
$$;
comment on function private.own_kitchens(text) is
  'The kitchens of which the caller is a member, as `least_role` or more; none for a visitor. Policies ask it once a statement, with an index on the kitchen.';
grant execute on function private.own_kitchens(text) to authenticated, service_role;

create function private.cooks_in(kitchen uuid, person uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.kitchen_members as member where member.kitchen = $1 and member.user_id = $2
  )
$$;
comment on function private.cooks_in(uuid, uuid) is
  'Whether somebody is a member of a kitchen, in whichever role. For policies: what it says is of rows that the caller sees anyway.';
grant execute on function private.cooks_in(uuid, uuid) to authenticated, service_role;

-- plpgsql caches the plan of what each read and write asks.
create function private.kitchen_of(account uuid) returns uuid
language plpgsql stable parallel safe security definer set search_path = ''
as $$
begin
  return coalesce(
    (select member.kitchen from public.kitchen_members as member where member.user_id = account and member.here),
    account
  );
end
$$;
comment on function private.kitchen_of(uuid) is 'The kitchen in which somebody cooks now, else their own.';
grant execute on function private.kitchen_of(uuid) to anon, authenticated, service_role, supabase_auth_admin;

create function private.kitchen_here() returns uuid
language sql stable set search_path = ''
as $$
  select private.kitchen_of((select auth.uid()))
$$;
comment on function private.kitchen_here() is 'The kitchen in which the caller cooks; null for a visitor.';
grant execute on function private.kitchen_here() to anon, authenticated, service_role;

create function private.fill_kitchen() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.kitchen = private.kitchen_of(new.user_id);
  return new;
end
$$;
comment on function private.fill_kitchen() is
  'Before-insert trigger for rows that name no kitchen: it is the one in which whoever puts them there cooks.';

create function private.keep_who_added() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Whoever changes what another member put there writes all of its row, their own name with it.
  if new.user_id = (select auth.uid()) and private.cooks_in(new.kitchen, old.user_id) then
    new.user_id = old.user_id;
  end if;
  return new;
end
$$;
comment on function private.keep_who_added() is
  'Before-update trigger: a row stays of the member who put it there. Who has left is followed by whoever changes it next.';

create function private.keep_kitchen() returns trigger
language plpgsql security invoker set search_path = ''
as $$
declare
  row_limit constant integer := tg_argv[0];
  cooks constant uuid[] := private.own_kitchens('cook');
  rows_held integer;
begin
  if not row_security_active(tg_relid) then
    return new;
  end if;
  if row_limit is null or old.kitchen <> all (cooks) or new.kitchen <> all (cooks) then
    raise exception 'another_kitchen' using
      errcode = 'insufficient_privilege', detail = 'A thing is moved by who cooks in both kitchens.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ':' || new.kitchen, 0));
  execute format(
    'select count(*) from (select from %I.%I where kitchen = $1 limit $2) as held', tg_table_schema, tg_table_name
  ) into rows_held using new.kitchen, row_limit;
  if rows_held >= row_limit then
    raise exception 'row_limit_reached';
  end if;
  return new;
end
$$;
comment on function private.keep_kitchen() is
  'Before-update trigger (limit) for rows that a client puts into another kitchen: as many as a kitchen holds, by who cooks in both; without a limit, never. Raises 42501 `another_kitchen`, P0001 `row_limit_reached`.';

alter table public.kitchens enable row level security;
grant select on public.kitchens to authenticated, service_role;
create policy "members see their kitchens" on public.kitchens
  for select to authenticated using (id = any ((select private.own_kitchens())::uuid[]));

alter table public.kitchen_members enable row level security;
-- Where else somebody cooks, which `here` and `epoch` tell of, is not for those who cook with them. `shares_diet` is read by functions alone.
grant select (kitchen, user_id, role, joined_at) on public.kitchen_members to authenticated;
grant select on public.kitchen_members to service_role;
create policy "members see who cooks with them" on public.kitchen_members
  for select to authenticated using (kitchen = any ((select private.own_kitchens())::uuid[]));

create function private.make_home(account uuid) returns void
language sql set search_path = ''
as $$
  insert into public.kitchens (id, home_of) values (account, account);
  insert into public.kitchen_members (kitchen, user_id, role, here) values (account, account, 'owner', true)
$$;
comment on function private.make_home(uuid) is 'Makes the kitchen that everybody has.';
