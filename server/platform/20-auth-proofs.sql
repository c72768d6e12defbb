-- What the auth server keeps of proofs that are on their way: codes and links sent by mail, second
-- factors, sign-ins that are at a provider, and how often something was tried. GoTrue's names where
-- it has them. A secret that is sent out is kept as a hash; a factor's secret is encrypted.
-- Safe to run again.

alter table auth.users
  add column if not exists email_change varchar(255),
  add column if not exists email_change_sent_at timestamptz,
  add column if not exists email_change_confirm_status smallint not null default 0,
  add column if not exists confirmation_sent_at timestamptz,
  add column if not exists recovery_sent_at timestamptz,
  add column if not exists reauthentication_sent_at timestamptz,
  add column if not exists email_proven_at timestamptz;

comment on column auth.users.email_change is 'The address that is to replace `email` once it is confirmed.';
comment on column auth.users.email_change_confirm_status is
  'Who has confirmed the change: 1 the present address, 2 the new one, 3 both.';
comment on column auth.users.email_proven_at is
  'When somebody showed that they read this mailbox. Null for an account confirmed without a mail: whoever proves it first takes it over, and what was set before them is dropped.';

create table if not exists auth.one_time_tokens (
  id uuid not null primary key,
  user_id uuid references auth.users (id) on delete cascade,
  token_type text not null check (token_type in (
    'signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new',
    'reauthentication'
  )),
  relates_to text not null,
  token_hash text not null,
  code_hash text,
  failures smallint not null default 0,
  payload jsonb not null default '{}',
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  constraint one_time_tokens_token_hash_unique unique (token_hash)
);

create index if not exists one_time_tokens_user_id_idx on auth.one_time_tokens (user_id);
create index if not exists one_time_tokens_relates_to_idx on auth.one_time_tokens (relates_to, token_type);
create index if not exists one_time_tokens_expires_at_idx on auth.one_time_tokens (expires_at);

comment on table auth.one_time_tokens is
  'Codes and links sent by mail; each row goes with its use. Without a user: a sign-up that waits for its first proof.';
comment on column auth.one_time_tokens.relates_to is 'The address that the mail went to.';
comment on column auth.one_time_tokens.token_hash is 'SHA-256 of the secret in the link.';
comment on column auth.one_time_tokens.code_hash is
  'A keyed hash of the code that is typed in; null when it was guessed at too often.';
comment on column auth.one_time_tokens.payload is
  'For a sign-up: the hash of its password and its data, which count if whoever confirms it shows that they signed up.';

-- Outlives the mails, so that a stranger's sign-up still tells against the owner's an hour later.
create table if not exists auth.sign_ups (
  id uuid not null primary key,
  email text not null,
  browser_hash text,
  created_at timestamptz not null
);

create index if not exists sign_ups_email_idx on auth.sign_ups (email);
create index if not exists sign_ups_created_at_idx on auth.sign_ups (created_at);

comment on table auth.sign_ups is
  'Who wanted an account for an address within the last day. What was asked for counts in the browser that asked for it; in a program that keeps no cookies, where nobody else asked.';
comment on column auth.sign_ups.id is 'The id in the payload of its proofs: a mail that is sent again is no other sign-up.';
comment on column auth.sign_ups.browser_hash is 'SHA-256 of the cookie of the browser that signed up.';

insert into auth.sign_ups (id, email, created_at)
select (payload ->> 'id')::uuid, relates_to, min(created_at)
from auth.one_time_tokens
where token_type = 'signup' and payload ->> 'id' is not null
group by 1, 2
on conflict do nothing;

create table if not exists auth.invitations (
  id uuid not null primary key,
  token_hash text not null unique,
  email text,
  made_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references auth.users (id) on delete cascade
);

create index if not exists invitations_email_idx on auth.invitations (email);
create index if not exists invitations_made_by_idx on auth.invitations (made_by);
create index if not exists invitations_used_by_idx on auth.invitations (used_by);

comment on table auth.invitations is
  'Where accounts are made by invitation: who may make one. A used or expired one stays for a year, to be looked up; a used one goes with its account.';
comment on column auth.invitations.token_hash is 'SHA-256 of the secret in the link.';
comment on column auth.invitations.email is 'The one address that it is for; null for whoever holds the link.';

create table if not exists auth.mfa_factors (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  status text not null check (status in ('unverified', 'verified')),
  secret text not null,
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id, created_at);

comment on table auth.mfa_factors is 'Second factors. An unverified one counts for nothing yet.';
comment on column auth.mfa_factors.secret is 'Encrypted with a key that the database does not hold.';
comment on column auth.mfa_factors.last_used_step is
  'The 30-second step of the last code that was taken: none counts twice.';

create table if not exists auth.mfa_challenges (
  id uuid not null primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  failures smallint not null default 0,
  ip_address inet
);

create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id, created_at);

comment on table auth.mfa_challenges is 'A code asked for, for five minutes and five tries.';

create table if not exists auth.flow_state (
  id uuid not null primary key,
  user_id uuid references auth.users (id) on delete cascade,
  state_hash text unique,
  auth_code text unique,
  code_challenge text,
  code_challenge_method text,
  provider_type text not null,
  authentication_method text not null,
  redirect_to text,
  browser_hash text,
  linking_user_id uuid references auth.users (id) on delete cascade,
  provider_secret text,
  payload jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);

alter table auth.flow_state
  add column if not exists session_id uuid references auth.sessions (id) on delete cascade;
comment on column auth.flow_state.session_id is
  'The session that is to get another way in; where it ends, nothing is linked.';
delete from auth.flow_state
where session_id is null and (linking_user_id is not null or payload ? 'linking');

create index if not exists flow_state_session_id_idx on auth.flow_state (session_id);
create index if not exists flow_state_user_id_idx on auth.flow_state (user_id);
create index if not exists flow_state_linking_user_id_idx on auth.flow_state (linking_user_id);
create index if not exists flow_state_expires_at_idx on auth.flow_state (expires_at);

comment on table auth.flow_state is
  'Sign-ins on their way: at a provider, or back with a code that the same browser exchanges (PKCE).';
comment on column auth.flow_state.state_hash is 'SHA-256 of the state that went to the provider.';
comment on column auth.flow_state.auth_code is 'SHA-256 of the code to be exchanged.';
comment on column auth.flow_state.browser_hash is
  'SHA-256 of the cookie of the browser that set out; without PKCE the same one has to come back.';

-- Lost in a crash, and not worth a write to the log: the windows are short.
create unlogged table if not exists auth.attempts (
  key text not null primary key,
  count integer not null,
  ends_at timestamptz not null
);

create index if not exists attempts_ends_at_idx on auth.attempts (ends_at);

comment on table auth.attempts is
  'How often something was tried in the window that is open; all servers on this database count here. The key is a hash. A count of none remembers from where somebody got in.';

-- The rows are taken in the order of their keys, so that two requests never wait for each other.
create or replace function auth.count_attempts(
  keys text[], most integer[], seconds integer[], at timestamptz
) returns timestamptz
language plpgsql set search_path = ''
as $$
declare
  full_until timestamptz;
begin
  with asked as materialized (
    select * from unnest(keys, most, seconds) as asked (key, most, seconds) order by key
  ), counted as (
    insert into auth.attempts as attempt (key, count, ends_at)
    select asked.key, 1, at + make_interval(secs => asked.seconds) from asked
    on conflict (key) do update set
      count = case when attempt.ends_at <= at then 1 else attempt.count + 1 end,
      ends_at = case when attempt.ends_at <= at then excluded.ends_at else attempt.ends_at end
    returning attempt.key, attempt.count, attempt.ends_at
  )
  select max(counted.ends_at) into full_until
  from counted join asked using (key)
  where counted.count > asked.most;
  if full_until is not null then
    update auth.attempts as attempt set count = attempt.count - 1 where attempt.key = any (keys);
  end if;
  return full_until;
end
$$;
comment on function auth.count_attempts(text[], integer[], integer[], timestamptz) is
  'Counts an attempt under each key, or, where one has reached its most, under none; then the answer is when that one is free again.';
revoke all on function auth.count_attempts(text[], integer[], integer[], timestamptz)
  from public, anon, authenticated, service_role;

create or replace function auth.forget_invitations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.invitations as invitation where invitation.email = old.email;
  return null;
end
$$;
comment on function auth.forget_invitations() is
  'With an account its address goes from the invitations that were for it. Those that it used go by their key.';
revoke all on function auth.forget_invitations() from public, anon, authenticated, service_role;

create or replace trigger forget_invitations after delete on auth.users
  for each row execute function auth.forget_invitations();

alter table auth.one_time_tokens owner to supabase_auth_admin;
alter table auth.sign_ups owner to supabase_auth_admin;
alter table auth.invitations owner to supabase_auth_admin;
alter table auth.mfa_factors owner to supabase_auth_admin;
alter table auth.mfa_challenges owner to supabase_auth_admin;
alter table auth.flow_state owner to supabase_auth_admin;
alter table auth.attempts owner to supabase_auth_admin;
alter function auth.count_attempts(text[], integer[], integer[], timestamptz)
  owner to supabase_auth_admin;
alter function auth.forget_invitations() owner to supabase_auth_admin;

revoke all on all tables in schema auth from public, anon, authenticated;
revoke all on all sequences in schema auth from public, anon, authenticated;
