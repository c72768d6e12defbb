-- What becomes of the ways into an account. Whichever auth server writes these tables, the entry is in its
-- transaction: there is no way past a trigger.

create function private.note_sign_in() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  means text;
begin
  select claim.authentication_method into means
  from auth.mfa_amr_claims as claim
  where claim.session_id = new.id
  order by claim.created_at
  limit 1;
  if means = 'oauth' then
    select way.provider into means
    from auth.identities as way
    where way.user_id = new.user_id and way.provider <> 'email'
    order by way.last_sign_in_at desc nulls last
    limit 1;
  end if;
  if means in ('oauth_provider/authorization_code', 'personal_token') then
    perform private.note_act(
      new.user_id, case means when 'personal_token' then 'token_made' else 'app_let_in' end,
      null, null, new.user_agent, new.ip
    );
  else
    perform private.note_act(new.user_id, 'signed_in', means, new.id, new.user_agent, new.ip);
  end if;
  return null;
end
$$;
comment on function private.note_sign_in() is
  'After-insert trigger of auth.sessions, at the end of the transaction: only then it is known how somebody signed in.';
create constraint trigger note_sign_in after insert on auth.sessions
  deferrable initially deferred
  for each row execute function private.note_sign_in();

create function private.note_second_step() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The code that sets a factor up is no news besides.
  if not exists (
    select
    from private.security_log as act
    where act.user_id = new.user_id and act.kind = 'second_factor_added' and act.happened_at >= now()
  ) then
    perform private.note_act(new.user_id, 'second_factor_shown', null, new.id);
  end if;
  return null;
end
$$;
comment on function private.note_second_step() is
  'After-update trigger of auth.sessions: a session has shown the second factor.';
create trigger note_second_step after update on auth.sessions
  for each row when (old.aal::text is distinct from 'aal2' and new.aal::text = 'aal2')
  execute function private.note_second_step();

create function private.note_sign_outs() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  why constant text := current_setting('larder.session_end', true);
  leaving record;
begin
  -- An app that was let in several times is one.
  if why = 'app' then
    perform private.note_act(session.user_id, 'app_ended') from (select distinct user_id from ended) as session;
    return null;
  end if;
  for leaving in
    select
      session.user_id,
      count(*) as devices,
      (array_agg(session.id))[1] as id,
      (array_agg(session.user_agent))[1] as user_agent,
      (array_agg(session.ip))[1] as ip
    from ended as session
    group by session.user_id
    order by session.user_id
  loop
    if leaving.devices = 1 then
      perform private.note_act(
        leaving.user_id,
        case why
          when 'copied' then 'session_copied'
          when 'token' then 'token_ended'
          else 'signed_out'
        end,
        null, leaving.id, leaving.user_agent, leaving.ip
      );
    else
      perform private.note_act(leaving.user_id, 'signed_out', leaving.devices::text);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.note_sign_outs() is
  'After-delete trigger of auth.sessions: one entry for all that one statement ends. `larder.session_end` says `copied` where two used the same session, `app` or `token` where somebody withdrew these.';
create trigger note_sign_outs after delete on auth.sessions
  referencing old table as ended
  for each statement execute function private.note_sign_outs();

create function private.note_factor() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act(old.user_id, 'second_factor_removed');
  else
    perform private.note_act(new.user_id, 'second_factor_added');
  end if;
  return null;
end
$$;
comment on function private.note_factor() is
  'After-trigger of auth.mfa_factors, for those that count: set up, or taken away.';

create function private.note_passkey() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_act(old.user_id, 'passkey_removed');
  else
    perform private.note_act(new.user_id, 'passkey_added');
  end if;
  return null;
end
$$;
comment on function private.note_passkey() is
  'After-trigger of auth.webauthn_credentials: a passkey was added, or taken away.';

create function private.provider_names(data jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select name
  from jsonb_array_elements_text(
    case jsonb_typeof(data -> 'providers') when 'array' then data -> 'providers' else '[]' end
  ) as name
  where name not in ('email', 'phone')
$$;
comment on function private.provider_names(jsonb) is 'The providers that an account is linked to, by its app metadata.';

create function private.came_by_mail(session uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    bool_or(claim.authentication_method in ('otp', 'magiclink', 'recovery'))
      and not bool_or(claim.authentication_method = 'password'),
    false
  )
  from auth.mfa_amr_claims as claim
  where claim.session_id = session
$$;
comment on function private.came_by_mail(uuid) is
  'Whether a session was opened by a mailed link or code, and so by who need not know the password.';

create function private.note_account_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  had_password constant boolean := coalesce(old.encrypted_password, '') <> '';
  has_password constant boolean := coalesce(new.encrypted_password, '') <> '';
  provider text;
begin
  if new.deleted_at is not null then
    delete from private.security_log as act where act.user_id = new.id;
    return null;
  end if;
  if old.is_anonymous and not new.is_anonymous then
    perform private.note_act(new.id, 'account_kept');
  elsif coalesce(old.email, '') <> '' and new.email is distinct from old.email then
    perform private.note_act(new.id, 'email_changed');
  end if;
  if coalesce(new.email_change, '') not in ('', coalesce(old.email_change, '')) then
    perform private.note_act(new.id, 'email_change_asked');
  end if;
  -- The auth server says where it is the same password in another form.
  if
    coalesce(new.encrypted_password, '') <> coalesce(old.encrypted_password, '')
    and coalesce(current_setting('larder.same_password', true), '') <> 'on'
  then
    perform private.note_act(new.id, case
      when not has_password then 'password_removed'
      when not had_password then 'password_set'
      when private.came_by_mail(private.acting_session()) then 'password_reset'
      else 'password_changed'
    end);
  end if;
  for provider in
    select private.provider_names(new.raw_app_meta_data)
    except select private.provider_names(old.raw_app_meta_data)
  loop
    perform private.note_act(new.id, 'provider_linked', provider);
  end loop;
  for provider in
    select private.provider_names(old.raw_app_meta_data)
    except select private.provider_names(new.raw_app_meta_data)
  loop
    perform private.note_act(new.id, 'provider_unlinked', provider);
  end loop;
  return null;
end
$$;
comment on function private.note_account_change() is
  'After-update trigger of auth.users: password, address and providers. Of an account that is hidden nothing stays.';
create trigger note_account_change
  after update of encrypted_password, email, email_change, is_anonymous, raw_app_meta_data, deleted_at
  on auth.users
  for each row execute function private.note_account_change();

create function private.note_lock(person uuid, kind text, user_agent text, ip inet) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_variable
begin
  if kind not in ('passwords_refused', 'codes_refused') then
    raise exception 'unknown_lock';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('note_lock' || person, 0));
  if exists (
    select
    from private.security_log as act
    where act.user_id = person and act.kind = note_lock.kind and act.happened_at > now() - interval '1 hour'
  ) then
    return;
  end if;
  perform private.note_act(person, kind, null, null, user_agent, ip);
end
$$;
comment on function private.note_lock(uuid, text, text, inet) is
  'For the auth server: so many wrong passwords or codes that no more are taken. Once an hour, with the device that tried last.';
grant execute on function private.note_lock(uuid, text, text, inet) to supabase_auth_admin;

create function private.note_invitation(person uuid, kind text, detail text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if kind not in ('invitation_made', 'invitation_used') then
    raise exception 'unknown_act';
  end if;
  perform private.note_act(person, kind, detail);
end
$$;
comment on function private.note_invitation(uuid, text, text) is
  'For the auth server: somebody made an invitation, for an `address` or for `anyone`; or made their account with one, of the day in `detail`.';
grant execute on function private.note_invitation(uuid, text, text) to supabase_auth_admin;

-- Hosted Supabase promises that there may be triggers on the tables above. On this one it allows them without a word.
do $$
begin
  if has_table_privilege('auth.mfa_factors', 'trigger') then
    create trigger note_new_factor after update on auth.mfa_factors
      for each row when (old.status::text <> 'verified' and new.status::text = 'verified')
      execute function private.note_factor();
    create trigger note_lost_factor after delete on auth.mfa_factors
      for each row when (old.status::text = 'verified')
      execute function private.note_factor();
  end if;
  -- Not every auth server has passkeys.
  if
    to_regclass('auth.webauthn_credentials') is not null
    and has_table_privilege('auth.webauthn_credentials', 'trigger')
  then
    create trigger note_passkey after insert or delete on auth.webauthn_credentials
      for each row execute function private.note_passkey();
  end if;
end
$$;
