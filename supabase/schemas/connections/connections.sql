-- Who may act for a cook without being the cook: apps that they let in (OAuth 2.1), and tokens for scripts of their own.
-- Both are sessions with limits. Whatever ends a session ends them too: a new password, signing out everywhere.

create table private.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint name_length check (char_length(name) between 1 and 80),
  client_uri text constraint client_uri_length check (char_length(client_uri) <= 500),
  logo_uri text constraint logo_uri_length check (char_length(logo_uri) <= 500),
  redirect_uris text[] not null
    constraint redirect_uris_count check (cardinality(redirect_uris) between 1 and 10),
  token_endpoint_auth_method text not null constraint known_method
    check (token_endpoint_auth_method in ('none', 'client_secret_basic', 'client_secret_post')),
  secret_hash bytea,
  registration_type text not null constraint known_registration
    check (registration_type in ('dynamic', 'manual')),
  scope text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  used_at timestamptz,
  constraint secret_of_confidential check ((secret_hash is null) = (token_endpoint_auth_method = 'none'))
);
comment on table private.oauth_clients is
  'Apps that may ask cooks to be let in. One that registered itself goes after a day in which nobody let it in.';
comment on column private.oauth_clients.secret_hash is 'SHA-256 of the secret, which is random; null for an app that can keep none.';
comment on column private.oauth_clients.used_at is 'When somebody last let it in; null while nobody has.';
create index oauth_clients_created_at_idx on private.oauth_clients (created_at);

create table private.oauth_authorizations (
  id uuid primary key,
  client_id uuid not null references private.oauth_clients (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  approved_by uuid references auth.sessions (id) on delete cascade,
  redirect_uri text not null constraint redirect_uri_length check (char_length(redirect_uri) <= 500),
  scopes text[] not null,
  state text constraint state_length check (char_length(state) <= 1000),
  code_challenge text not null constraint code_challenge_length check (char_length(code_challenge) between 43 and 128),
  code_hash bytea unique,
  session_id uuid references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table private.oauth_authorizations is
  'Requests of apps to be let in, for minutes: first with the cook, then as a code that the app exchanges.';
comment on column private.oauth_authorizations.user_id is 'Whoever opened it first: it is shown to nobody else.';
comment on column private.oauth_authorizations.approved_by is 'The session that said yes: where it ends, so does the code.';
comment on column private.oauth_authorizations.session_id is
  'What the code was exchanged for. A code that comes twice was copied, and this session ends.';
create index oauth_authorizations_client_id_idx on private.oauth_authorizations (client_id);
create index oauth_authorizations_user_id_idx on private.oauth_authorizations (user_id);
create index oauth_authorizations_approved_by_idx on private.oauth_authorizations (approved_by);
create index oauth_authorizations_session_id_idx on private.oauth_authorizations (session_id);
create index oauth_authorizations_expires_at_idx on private.oauth_authorizations (expires_at);

create table private.oauth_consents (
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references private.oauth_clients (id) on delete cascade,
  scopes text[] not null,
  granted_at timestamptz not null,
  primary key (user_id, client_id)
);
comment on table private.oauth_consents is 'Which apps a cook let in, and for what. At most 50 a cook.';
create index oauth_consents_client_id_idx on private.oauth_consents (client_id);

-- A client is deleted after its sessions: without this row a session would have no limits.
create table private.limited_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid references private.oauth_clients (id) on delete restrict,
  scopes text[] not null constraint some_scope check (cardinality(scopes) > 0)
);
comment on table private.limited_sessions is
  'Sessions of apps and scripts, with all that they may do. The auth server takes no token of them.';
create index limited_sessions_user_id_idx on private.limited_sessions (user_id, client_id);
create index limited_sessions_client_id_idx on private.limited_sessions (client_id);

create table private.personal_tokens (
  session_id uuid primary key references private.limited_sessions (session_id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null constraint name_length check (char_length(name) between 1 and 60),
  token_hash bytea not null unique,
  made_at timestamptz not null,
  expires_at timestamptz,
  used_at timestamptz
);
comment on table private.personal_tokens is
  'Tokens for scripts of a cook’s own, each a session with limits. The token itself is shown once. At most 20 a cook.';
comment on column private.personal_tokens.token_hash is 'SHA-256: what is random needs no slow hash.';
comment on column private.personal_tokens.used_at is 'To some minutes.';
create index personal_tokens_user_id_idx on private.personal_tokens (user_id);

grant select, insert, update, delete on
  private.oauth_clients, private.oauth_authorizations, private.oauth_consents, private.limited_sessions,
  private.personal_tokens
  to supabase_auth_admin;

create function private.own_connections() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'connected_apps', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', client.name, 'address', client.client_uri, 'scopes', consent.scopes, 'granted_at', consent.granted_at
          )
          order by consent.granted_at, client.id
        ),
        '[]'
      )
      from private.oauth_consents as consent
      join private.oauth_clients as client on client.id = consent.client_id
      where consent.user_id = (select auth.uid())
    ),
    'tokens_for_scripts', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', token.name, 'scopes', held.scopes, 'made_at', token.made_at, 'expires_at', token.expires_at,
            'used_at', token.used_at
          )
          order by token.made_at, token.session_id
        ),
        '[]'
      )
      from private.personal_tokens as token
      join private.limited_sessions as held using (session_id)
      where token.user_id = (select auth.uid())
    )
  )
$$;
comment on function private.own_connections() is 'Apps that the caller let in and tokens of theirs, for their file.';
grant execute on function private.own_connections() to authenticated;
