-- The accounts, as hosted Supabase brings them: GoTrue's table and column names, so that a
-- migration may rely on them on either. Only supabase_auth_admin reads and writes here. Unlike
-- GoTrue, a refresh token is kept as a hash: a leaked backup signs nobody in.
-- Safe to run again.

create table if not exists auth.users (
  instance_id uuid,
  id uuid not null primary key,
  aud varchar(255) not null default 'authenticated',
  role varchar(255) not null default 'authenticated',
  email varchar(255),
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  invited_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  is_super_admin boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  phone text,
  phone_confirmed_at timestamptz,
  confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  banned_until timestamptz,
  is_sso_user boolean not null default false,
  deleted_at timestamptz,
  is_anonymous boolean not null default false
);

create unique index if not exists users_email_partial_key
  on auth.users (email) where is_sso_user = false;
create unique index if not exists users_phone_key on auth.users (phone);
create index if not exists users_is_anonymous_idx on auth.users (is_anonymous);

comment on table auth.users is 'Accounts. E-mail is trimmed and lowercase; encrypted_password is a PHC hash string.';
comment on column auth.users.raw_user_meta_data is 'What the person says of themselves; never trusted for access.';
comment on column auth.users.raw_app_meta_data is 'What the server says of the account; not writable by the person.';

create table if not exists auth.identities (
  id uuid not null primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  constraint identities_provider_id_provider_unique unique (provider_id, provider)
);

create index if not exists identities_user_id_idx on auth.identities (user_id);
create index if not exists identities_email_idx on auth.identities (email text_pattern_ops);

comment on table auth.identities is 'The ways into an account: one row for each provider, "email" for a password.';

create table if not exists auth.sessions (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  factor_id uuid,
  aal text not null default 'aal1',
  not_after timestamptz,
  refreshed_at timestamptz,
  user_agent text,
  ip inet,
  tag text
);

create index if not exists sessions_user_id_created_at_idx on auth.sessions (user_id, created_at);

comment on table auth.sessions is 'One row for each signed-in device. Ending a session deletes it, and its tokens with it.';

create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint refresh_tokens_token_unique unique (token)
);

create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id, revoked);
create index if not exists refresh_tokens_user_id_idx on auth.refresh_tokens (user_id);

comment on table auth.refresh_tokens is 'The chain of a session''s refresh tokens; at most one of a session is not revoked.';
comment on column auth.refresh_tokens.token is 'SHA-256 of the token, hexadecimal; the token itself is never stored.';
comment on column auth.refresh_tokens.parent is 'The hash of the token that this one replaced.';
comment on column auth.refresh_tokens.updated_at is 'For a revoked token: when it was used.';

create table if not exists auth.mfa_amr_claims (
  id uuid not null primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint mfa_amr_claims_session_id_authentication_method_key
    unique (session_id, authentication_method)
);

comment on table auth.mfa_amr_claims is 'How the person proved themselves in a session, and when: the token''s amr claim.';

alter table auth.users owner to supabase_auth_admin;
alter table auth.identities owner to supabase_auth_admin;
alter table auth.sessions owner to supabase_auth_admin;
alter table auth.refresh_tokens owner to supabase_auth_admin;
alter table auth.mfa_amr_claims owner to supabase_auth_admin;

revoke all on all tables in schema auth from public, anon, authenticated;
revoke all on all sequences in schema auth from public, anon, authenticated;
