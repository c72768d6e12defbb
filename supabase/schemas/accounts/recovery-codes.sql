-- The way back in for who has lost their authenticator app: ten codes, each of 80 random bits, of which a hash is
-- stored. One of them, with the password, removes the second factor: the function `recovery` does that.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);
comment on table private.recovery_codes is
  'The recovery codes that have not been used, as SHA-256: what is random needs no slow hash.';
comment on column private.recovery_codes.made_at is
  'A code that is older than every second factor of its owner is void: it was made for one that is gone.';

create table private.recoveries (
  user_id uuid primary key references auth.users (id) on delete cascade,
  tries smallint not null default 0,
  tries_since timestamptz not null default now(),
  used_at timestamptz
);
comment on table private.recoveries is
  'How often recovery codes were tried, and when one was last accepted, which the owner of the account sees.';

create function private.first_factor_since(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(factor.created_at) from auth.mfa_factors as factor
  where factor.user_id = person and factor.status = 'verified'
$$;
comment on function private.first_factor_since(uuid) is
  'When the oldest second factor of a person was set up; null where there is none.';

create function private.recovery_state()
returns table (codes_left integer, used_at timestamptz)
language plpgsql stable security definer rows 1 set search_path = ''
as $$
declare
  since constant timestamptz := private.first_factor_since((select auth.uid()));
begin
  perform private.require_second_factor();
  return query
  select
    (
      select count(*)::integer from private.recovery_codes as code
      where code.user_id = (select auth.uid()) and (since is null or code.made_at >= since)
    ),
    (select own.used_at from private.recoveries as own where own.user_id = (select auth.uid()));
end
$$;
comment on function private.recovery_state() is 'See public.recovery_state.';
grant execute on function private.recovery_state() to authenticated;

create function private.renew_recovery_codes() returns setof text
language plpgsql security definer rows 10 set search_path = ''
as $$
declare
  person constant uuid := (select auth.uid());
  codes text[];
begin
  -- Where there is no second factor there is nothing to recover; where there is one, it is shown first.
  if coalesce((select auth.jwt()) ->> 'aal', '') <> 'aal2' then
    raise exception 'insufficient_aal' using
      errcode = 'insufficient_privilege', detail = 'Show your second factor first.';
  end if;
  -- Two renewals at once must not leave twenty.
  perform pg_advisory_xact_lock(hashtextextended('recovery_codes' || person, 0));
  -- Of a random UUID the 13th digit and the 17th are not all random.
  select array_agg(left(made.digits, 12) || right(made.digits, 8)) into codes
  from (
    select replace(gen_random_uuid()::text, '-', '') as digits from generate_series(1, 10)
  ) as made;
  delete from private.recovery_codes as old where old.user_id = person;
  insert into private.recovery_codes (user_id, code_hash)
  select person, sha256(convert_to(code, 'UTF8')) from unnest(codes) as code;
  -- A new way back in: that an old one was used once is no news of this one.
  update private.recoveries as own set used_at = null where own.user_id = person;
  return query select unnest(codes);
end
$$;
comment on function private.renew_recovery_codes() is 'See public.renew_recovery_codes.';
grant execute on function private.renew_recovery_codes() to authenticated;

create function private.take_recovery_code(person uuid, code text) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
  since constant timestamptz := private.first_factor_since(person);
  counted integer;
begin
  insert into private.recoveries as own (user_id, tries) values (person, 1)
  on conflict (user_id) do update set
    tries = case
      when own.tries_since <= now() - interval '15 minutes' then 1 else least(own.tries + 1, most + 1)
    end,
    tries_since = case
      when own.tries_since <= now() - interval '15 minutes' then now() else own.tries_since
    end
  returning own.tries into counted;
  if counted > most then
    raise exception 'recovery_limit' using detail = 'Five tries in a quarter of an hour.';
  end if;
  delete from private.recovery_codes as own
  where own.user_id = person
    and own.code_hash = sha256(convert_to(take_recovery_code.code, 'UTF8'))
    and (since is null or own.made_at >= since);
  if not found then
    return false;
  end if;
  update private.recoveries as own set tries = 0, used_at = now() where own.user_id = person;
  return true;
end
$$;
comment on function private.take_recovery_code(uuid, text) is 'See public.take_recovery_code.';
grant execute on function private.take_recovery_code(uuid, text) to service_role;

create function public.recovery_state() returns table (codes_left integer, used_at timestamptz)
language sql stable rows 1 set search_path = ''
as $$
  select * from private.recovery_state()
$$;
comment on function public.recovery_state() is
  'How many recovery codes the caller has left, and when one was used last. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.recovery_state() to authenticated;

create function public.renew_recovery_codes() returns setof text
language sql rows 10 set search_path = ''
as $$
  select * from private.renew_recovery_codes()
$$;
comment on function public.renew_recovery_codes() is
  'Ten new recovery codes of the caller, 20 hexadecimal digits each, shown this once; earlier ones are void. 42501 `insufficient_aal` for a session that has shown no second factor.';
grant execute on function public.renew_recovery_codes() to authenticated;

create function public.take_recovery_code(person uuid, code text) returns boolean
language sql set search_path = ''
as $$
  select private.take_recovery_code(person, code)
$$;
comment on function public.take_recovery_code(uuid, text) is
  'For the function `recovery` alone: whether this is a recovery code of that person, which is used up by that. P0001 `recovery_limit` after five tries in a quarter of an hour.';
grant execute on function public.take_recovery_code(uuid, text) to service_role;
