-- Invitations into a kitchen: a code of 50 random bits, of which a hash is stored, that ends by itself.

create table public.kitchen_invitations (
  id uuid primary key default gen_random_uuid(),
  kitchen uuid not null references public.kitchens (id) on delete cascade,
  role text not null constraint role_known check (role in ('cook', 'helper')),
  invited_by uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null default now() + interval '3 days'
);
comment on table public.kitchen_invitations is
  'Whoever has the code joins, until it ends; what is withdrawn is deleted. Rows are written by the server alone.';
comment on column public.kitchen_invitations.role is 'As what they join.';

create index kitchen_invitations_kitchen_idx on public.kitchen_invitations (kitchen);
create index kitchen_invitations_invited_by_idx on public.kitchen_invitations (invited_by);

alter table public.kitchen_invitations enable row level security;
grant select on public.kitchen_invitations to authenticated, service_role;
create policy "owners see who is invited" on public.kitchen_invitations
  for select to authenticated using (kitchen = any ((select private.own_kitchens('owner'))::uuid[]));

create table private.invitation_codes (
  invitation uuid primary key references public.kitchen_invitations (id) on delete cascade,
  code_hash bytea not null unique
);
comment on table private.invitation_codes is 'The codes as SHA-256: what is random needs no slow hash.';

create table private.invitation_tries (
  user_id uuid primary key references auth.users (id) on delete cascade,
  failures smallint not null default 0,
  failures_since timestamptz not null default now(),
  seen uuid references public.kitchen_invitations (id) on delete set null
);
comment on table private.invitation_tries is
  'How often somebody named codes that there are not, and the invitation that was shown to them last.';

create index invitation_tries_seen_idx on private.invitation_tries (seen);

create function private.new_code() returns text
language sql volatile set search_path = ''
as $$
  -- Of a random UUID the 13th digit and the 17th are not all random.
  with random as materialized (
    select decode(left(made.digits, 12) || right(made.digits, 8), 'hex') as bytes
    from (select replace(gen_random_uuid()::text, '-', '') as digits) as made
  )
  select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + get_byte(random.bytes, place) % 32, 1), '' order by place)
  from random, generate_series(0, 9) as place
$$;
comment on function private.new_code() is
  'Ten characters of Crockford''s base32, which has no I, L, O and U: 50 random bits.';

create function private.code_hash(code text) returns bytea
language sql immutable set search_path = ''
as $$
  select sha256(convert_to(
    translate(upper(regexp_replace(code, '[\s-]', '', 'g')), 'ILO', '110'), 'UTF8'
  ))
$$;
comment on function private.code_hash(text) is 'Of a code as a person types it: in whichever case, with spaces, with letters for digits.';

create function private.invite_to_kitchen(kitchen uuid, role text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 10;
  code constant text := private.new_code();
  made public.kitchen_invitations;
begin
  perform private.lock_kitchens(array[kitchen]);
  perform private.required_role(kitchen, 'owner');
  perform private.require_shared(kitchen);
  delete from public.kitchen_invitations as old
  where old.kitchen = invite_to_kitchen.kitchen and old.ends_at <= now();
  if most <= (select count(*) from public.kitchen_invitations as held where held.kitchen = invite_to_kitchen.kitchen) then
    raise exception 'invitation_limit' using detail = format('%s open invitations a kitchen.', most);
  end if;
  insert into public.kitchen_invitations (kitchen, role, invited_by)
  values (invite_to_kitchen.kitchen, invite_to_kitchen.role, (select auth.uid()))
  returning * into made;
  insert into private.invitation_codes (invitation, code_hash) values (made.id, private.code_hash(code));
  return jsonb_build_object('id', made.id, 'code', code, 'role', made.role, 'ends_at', made.ends_at);
end
$$;
comment on function private.invite_to_kitchen(uuid, text) is 'See public.invite_to_kitchen.';
grant execute on function private.invite_to_kitchen(uuid, text) to authenticated;

create function private.withdraw_invitation(invitation uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.kitchen_invitations as held
  where held.id = invitation and held.kitchen = any (private.own_kitchens('owner'));
  if not found then
    raise exception 'invitation_ended';
  end if;
end
$$;
comment on function private.withdraw_invitation(uuid) is 'See public.withdraw_invitation.';
grant execute on function private.withdraw_invitation(uuid) to authenticated;

create function public.invite_to_kitchen(kitchen uuid, role text) returns jsonb
language sql set search_path = ''
as $$
  select private.invite_to_kitchen(kitchen, role)
$$;
comment on function public.invite_to_kitchen(uuid, text) is
  'For the owner of a shared kitchen: an invitation {id, code, role, ends_at} of three days, for whoever has its code; `role` is `cook` or `helper`. The code is shown this once. Raises 42501 `not_a_member`, `owner_required`; P0001 `own_kitchen`, `invitation_limit` (10 open ones); 23514 for another role.';
grant execute on function public.invite_to_kitchen(uuid, text) to authenticated;

create function public.withdraw_invitation(invitation uuid) returns void
language sql set search_path = ''
as $$
  select private.withdraw_invitation(invitation)
$$;
comment on function public.withdraw_invitation(uuid) is
  'For the owner: nobody joins by it any more. Raises P0001 `invitation_ended`.';
grant execute on function public.withdraw_invitation(uuid) to authenticated;
