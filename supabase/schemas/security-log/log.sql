-- What was done with an account that its owner would want to know of: recorded as it happens, read by its owner alone.

create table private.security_log (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  kind text not null constraint kind_word check (kind ~ '^[a-z_]{1,40}$'),
  detail text constraint detail_word check (detail ~ '^[a-z0-9_:/.-]{1,60}$'),
  session_id uuid,
  user_agent text constraint user_agent_length check (char_length(user_agent) <= 500),
  ip inet
);
comment on table private.security_log is
  'Sensitive acts, each written in the transaction of the act. Append-only; erased with the account, after a year, and beyond the newest 100 of a kind: whoever repeats one act pushes out no other.';
comment on column private.security_log.detail is
  'One word: how somebody signed in, which provider, how many devices. Never a secret, an address or a name.';
comment on column private.security_log.user_agent is
  'Of the device that did it, as its session had it; of a sign-out, the device that was signed out.';

create index security_log_user_id_happened_at_idx
  on private.security_log (user_id, happened_at desc, id desc);
create index security_log_happened_at_idx on private.security_log (happened_at);

create function private.keep_security_log() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' and (
    old.happened_at < now() - interval '1 year'
    or not exists (
      select from auth.users as person where person.id = old.user_id and person.deleted_at is null
    )
    or 100 <= (
      select count(*)
      from private.security_log as newer
      where newer.user_id = old.user_id and newer.kind = old.kind
        and (newer.happened_at, newer.id) > (old.happened_at, old.id)
    )
  ) then
    return old;
  end if;
  raise exception 'security_log_is_kept' using
    errcode = 'insufficient_privilege', detail = 'What was done is neither changed nor taken out.';
end
$$;
comment on function private.keep_security_log() is
  'Before-trigger of security_log: nobody changes an entry, and it goes with its account, its year, or as one too many.';
create trigger keep_security_log before update or delete on private.security_log
  for each row execute function private.keep_security_log();
create trigger keep_whole_security_log before truncate on private.security_log
  for each statement execute function private.keep_security_log();

-- The auth server says whose session it is that acts; the data API has it in the token.
create function private.acting_session() returns uuid
language sql stable set search_path = ''
as $$
  select coalesce(
    nullif(current_setting('larder.session', true), ''), (select auth.jwt()) ->> 'session_id'
  )::uuid
$$;
comment on function private.acting_session() is 'In which session something is done now; null where none is known.';

create function private.note_act(
  person uuid, kind text, detail text default null,
  session uuid default null, user_agent text default null, ip inet default null
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  acting constant uuid := coalesce(session, private.acting_session());
begin
  begin
    insert into private.security_log as entry (user_id, kind, detail, session_id, user_agent, ip)
    select
      account.id,
      kind,
      case when detail ~ '^[a-z0-9_:/.-]{1,60}$' then detail end,
      coalesce(session, device.id),
      left(coalesce(user_agent, device.user_agent), 500),
      coalesce(ip, device.ip)
    from auth.users as account
    left join auth.sessions as device on device.id = acting and device.user_id = account.id
    -- Of an account that is being erased nothing more is stored.
    where account.id = person and account.deleted_at is null;
  exception when foreign_key_violation then
    -- Somebody erased the account meanwhile: there is nobody left whose act it was.
    return;
  end;
  if not found then
    return;
  end if;
  delete from private.security_log as entry
  where entry.user_id = person and entry.kind = note_act.kind and entry.id in (
    select old.id
    from private.security_log as old
    where old.user_id = person and old.kind = note_act.kind
    order by old.happened_at desc, old.id desc
    offset 100
  );
  -- Also of those who are never here: a few at a time.
  delete from private.security_log as entry
  where entry.id in (
    select old.id
    from private.security_log as old
    where old.happened_at < now() - interval '1 year'
    order by old.happened_at
    limit 20
    for update skip locked
  );
end
$$;
comment on function private.note_act(uuid, text, text, uuid, text, inet) is
  'Records one act of an account, with the device of the session that acts unless another is given. Called by triggers and functions within the act''s own transaction.';

create function private.own_security_log(before timestamptz, before_id uuid, page_size integer)
returns table (
  id uuid, happened_at timestamptz, kind text, detail text, user_agent text, ip text, is_current boolean
)
language plpgsql stable security definer rows 20 set search_path = ''
as $$
begin
  perform private.require_second_factor();
  return query
  select
    act.id, act.happened_at, act.kind, act.detail, act.user_agent, host(act.ip),
    coalesce(act.session_id::text = (select auth.jwt()) ->> 'session_id', false)
  from private.security_log as act
  where
    act.user_id = (select auth.uid())
    and act.happened_at >= now() - interval '1 year'
    and (before is null or (act.happened_at, act.id) < (before, before_id))
  order by act.happened_at desc, act.id desc
  limit least(greatest(page_size, 1), 50);
end
$$;
comment on function private.own_security_log(timestamptz, uuid, integer) is 'See public.own_security_log.';
grant execute on function private.own_security_log(timestamptz, uuid, integer) to authenticated;

create function public.own_security_log(
  before timestamptz default null, before_id uuid default null, page_size integer default 20
)
returns table (
  id uuid, happened_at timestamptz, kind text, detail text, user_agent text, ip text, is_current boolean
)
language sql stable rows 20 set search_path = ''
as $$
  select * from private.own_security_log(before, before_id, page_size)
$$;
comment on function public.own_security_log(timestamptz, uuid, integer) is
  'What was done with the caller''s account in the last year, the newest first, at most 50. `before` and `before_id`: the last one of the page before. 42501 `insufficient_aal` where a second factor is to be shown first.';
grant execute on function public.own_security_log(timestamptz, uuid, integer) to authenticated;
