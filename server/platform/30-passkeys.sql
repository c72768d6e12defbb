-- What the auth server keeps of passkeys and security keys (WebAuthn). GoTrue's names where it has them. A public key
-- is no secret: who reads these tables gets in nowhere. Safe to run again.

create table if not exists auth.webauthn_credentials (
  id uuid not null primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null unique check (octet_length(credential_id) <= 1023),
  public_key bytea not null check (octet_length(public_key) <= 4096),
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '' check (char_length(friendly_name) <= 120),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_used_at timestamptz
);

create index if not exists webauthn_credentials_user_id_idx
  on auth.webauthn_credentials (user_id, created_at);

comment on table auth.webauthn_credentials is
  'Passkeys, each a way into its account. At most 10 of a person: the auth server counts under a lock of the account.';
comment on column auth.webauthn_credentials.sign_count is
  'How often it has signed, where it counts: one that falls back was copied, and is refused.';

create table if not exists auth.webauthn_challenges (
  id uuid not null primary key,
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);

comment on table auth.webauthn_challenges is
  'What a passkey is asked to sign, for minutes; a row goes with its use. Without a user: a sign-in, of whom nothing is known yet.';

-- A security key as second factor stands among the others.
alter table auth.mfa_factors
  alter column secret drop not null,
  add column if not exists web_authn_credential jsonb;
alter table auth.mfa_factors drop constraint if exists mfa_factors_factor_type_check;
alter table auth.mfa_factors
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'webauthn'));
alter table auth.mfa_challenges add column if not exists web_authn_session_data jsonb;

comment on column auth.mfa_factors.web_authn_credential is
  'Of a security key: id, public key and transports (base64url) and how often it has signed; null until it was set up.';
comment on column auth.mfa_challenges.web_authn_session_data is 'What a security key is asked to sign.';

alter table auth.webauthn_credentials owner to supabase_auth_admin;
alter table auth.webauthn_challenges owner to supabase_auth_admin;
revoke all on auth.webauthn_credentials, auth.webauthn_challenges from public, anon, authenticated;
