import { type Filling, rowsOfCooks } from './helpers.ts'

/** As Argon2id writes a hash: what stands in it is nobody's password. */
const passwordHash = `'$argon2id$v=19$m=19456,t=2,p=1$' || left(md5('salt' || n), 22) || '$' || md5('p' || n) || left(md5('q' || n), 11)`

/** An account as sign-up makes it, two devices that it is signed in on, and what its triggers have written. */
export const accounts: readonly Filling[] = [
  {
    table: 'auth.users',
    statement: `
      insert into auth.users (
        id, email, encrypted_password, email_confirmed_at, last_sign_in_at, raw_app_meta_data,
        raw_user_meta_data, created_at, updated_at
      )
      select
        pg_temp.cook(n), 'cook-' || n || '@example.com', ${passwordHash}, pg_temp.moment(n, 1),
        timestamptz '2026-01-01', '{"provider": "email", "providers": ["email"]}',
        jsonb_build_object('sub', pg_temp.cook(n), 'name', 'Cook ' || n, 'email', 'cook-' || n || '@example.com'),
        pg_temp.moment(n, 1), timestamptz '2026-01-01'
      from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'auth.identities',
    statement: `
      insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
      select
        pg_temp.cook(n)::text, pg_temp.cook(n),
        jsonb_build_object('sub', pg_temp.cook(n), 'email', 'cook-' || n || '@example.com', 'email_verified', true),
        'email', timestamptz '2026-01-01'
      from generate_series($1::bigint, $2::bigint) as n`,
  },
  {
    table: 'auth.sessions',
    statement: `
      insert into auth.sessions (id, user_id, created_at, updated_at, refreshed_at, user_agent, ip)
      select
        pg_temp.list(n, 100 + place), pg_temp.cook(n), pg_temp.moment(row, 2), now(), now(),
        'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
        '203.0.113.7'
      from ${rowsOfCooks(2)}`,
  },
  {
    table: 'auth.mfa_amr_claims',
    statement: `
      insert into auth.mfa_amr_claims (session_id, authentication_method)
      select pg_temp.list(n, 100 + place), 'password' from ${rowsOfCooks(2)}`,
  },
  {
    // A session keeps the tokens of its last turns until they are cleared away.
    table: 'auth.refresh_tokens',
    statement: `
      insert into auth.refresh_tokens (token, user_id, session_id, revoked)
      select
        left(md5('token' || row) || md5('more' || row), 43), pg_temp.cook(n),
        pg_temp.list(n, 101 + place % 2), place > 2
      from ${rowsOfCooks(4)} order by 1`,
  },
  {
    table: 'public.public_profiles',
    statement: `
      insert into public.public_profiles (id, created_at, name, avatar_url)
      select pg_temp.cook(n), pg_temp.moment(n, 1), 'Cook ' || n,
        case when n % 3 = 0 then '/storage/v1/object/public/pictures/' || pg_temp.cook(n) || '.webp' end
      from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'public.private_profiles',
    statement: `
      insert into public.private_profiles (id, dietary_settings)
      select pg_temp.cook(n), case when n % 2 = 0 then
        '{"preferences": ["vegetarian"], "restrictions": ["nuts"], "cuisines": ["italian"], "meals": ["dinner"], "difficulty": [], "maxMinutes": 45}'::jsonb
      end
      from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'public.kept_versions',
    statement: `
      insert into public.kept_versions (user_id, kind, version)
      select pg_temp.cook(n),
        (array['pantry', 'saved-recipes', 'collections', 'staples', 'dietary-settings'])[place], 1 + row % 90
      from ${rowsOfCooks(5)} order by 1`,
  },
  {
    table: 'public.kitchens',
    statement: `
      insert into public.kitchens (id, home_of)
      select pg_temp.cook(n), pg_temp.cook(n) from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'public.kitchen_members',
    statement: `
      insert into public.kitchen_members (kitchen, user_id, role)
      select pg_temp.cook(n), pg_temp.cook(n), 'owner' from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'public.shopping_versions',
    statement: `
      insert into public.shopping_versions (kitchen, version)
      select pg_temp.cook(n), 60 from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
  {
    table: 'public.earned_badges',
    statement: `
      insert into public.earned_badges (user_id, badge)
      select pg_temp.cook(n), (array['welcome', 'first-comment', 'first-cook'])[place]
      from ${rowsOfCooks(3)} order by 1`,
  },
  {
    table: 'private.security_log',
    statement: `
      insert into private.security_log (user_id, happened_at, kind, detail, session_id, user_agent, ip)
      select pg_temp.cook(n), pg_temp.moment(row, 3), 'signed_in', 'password', pg_temp.list(n, 101), 'Chrome on Android', '203.0.113.7'
      from ${rowsOfCooks(6)}`,
  },
  {
    // The way in that is known for ninety days.
    table: 'auth.attempts',
    statement: `
      insert into auth.attempts (key, count, ends_at)
      select left(md5('known' || n) || md5('way' || n), 43), 0, now() + interval '60 days'
      from generate_series($1::bigint, $2::bigint) as n order by 1`,
  },
]
