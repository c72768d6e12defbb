-- Recovery codes belong to the second factor that they were made for. Where a factor is set up anew and the new codes
-- cannot be made at once, those of an earlier one must not open the account.

alter table private.recovery_codes add column made_at timestamptz not null default now();
comment on column private.recovery_codes.made_at is
  'A code that is older than every second factor of its owner is void: it was made for one that is gone.';

create function private.first_factor_since(person uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select min(factor.created_at) from auth.mfa_factors as factor
  where factor.user_id = person and factor.status = 'verified'
$$;
comment on function private.first_factor_since(uuid) is
  'When the oldest second factor of a person was set up; null where there is none.';
revoke all on function private.first_factor_since(uuid)
  from public, anon, authenticated, service_role;

create or replace function private.recovery_state()
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

create or replace function private.take_recovery_code(person uuid, code text) returns boolean
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
