-- Apps and scripts with limits: OAuth 2.1, personal access tokens, and the scopes that bind both.

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

create function private.scope_paths()
returns table (area text, path text, kind text)
language sql immutable parallel safe rows 50 set search_path = ''
as $$
  values
    ('list', '/shopping_lists', 'rows'),
    ('list', '/shopping_list_items', 'rows'),
    ('list', '/rpc/shopping_snapshot', 'query'),
    ('list', '/rpc/apply_shopping_operations', 'act'),
    ('list', '/kitchens', 'facts'),
    ('pantry', '/pantry_items', 'rows'),
    ('pantry', '/staple_lists', 'rows'),
    ('pantry', '/ingredient_corrections', 'rows'),
    ('pantry', '/kitchens', 'facts'),
    ('plan', '/planned_meals', 'rows'),
    ('plan', '/kitchens', 'facts'),
    ('saved', '/favorite_recipes', 'rows'),
    ('saved', '/recipe_collections', 'rows'),
    ('saved', '/collection_recipes', 'rows'),
    ('saved', '/recipe_notes', 'rows'),
    ('saved', '/rpc/shared_collections', 'query'),
    ('saved', '/rpc/change_shared_collection', 'act'),
    ('recipes', '/recipes', 'facts'),
    ('recipes', '/recipe_cards', 'facts'),
    ('recipes', '/recipe_details', 'facts'),
    ('recipes', '/recipe_ingredients', 'facts'),
    ('recipes', '/recipe_measures', 'facts'),
    ('recipes', '/recipe_translations', 'facts'),
    ('recipes', '/recipe_body_translations', 'facts'),
    ('recipes', '/ingredients', 'facts'),
    ('recipes', '/ingredient_aliases', 'facts'),
    ('recipes', '/ingredient_substitutions', 'facts'),
    ('recipes', '/ingredient_substitution_uses', 'facts'),
    ('recipes', '/ingredient_transforms', 'facts'),
    ('recipes', '/rpc/search_recipes', 'query'),
    ('recipes', '/rpc/count_recipes', 'query'),
    ('recipes', '/rpc/save_recipe', 'act'),
    ('recipes', '/rpc/save_recipes', 'act'),
    ('recipes', '/rpc/delete_recipe', 'act'),
    ('recipes', '/rpc/restore_recipe', 'act'),
    ('recipes', '/rpc/begin_import', 'act'),
    ('diet', '/eaters', 'facts'),
    ('diet', '/rpc/table_of_kitchen', 'query')
$$;
comment on function private.scope_paths() is
  'What each area of scopes opens of the data API. Of `rows` and `facts` GET needs `<area>:read`; of `rows` POST, PATCH and DELETE need `<area>:write`. A `query` is a function that needs `<area>:read`, an `act` one that needs `<area>:write`. Who may write may read.';
-- For the document of the data API.
grant execute on function private.scope_paths() to supabase_auth_admin;

create function private.scopes_open(scopes text[], method text, path text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    bool_or(
      case
        when opened.kind = 'query' and method in ('GET', 'HEAD', 'POST')
          or opened.kind in ('rows', 'facts') and method in ('GET', 'HEAD')
          then scopes && array[opened.area || ':read', opened.area || ':write']
        when opened.kind = 'act' and method = 'POST'
          or opened.kind = 'rows' and method in ('POST', 'PATCH', 'DELETE')
          then opened.area || ':write' = any (scopes)
        else false
      end
    ),
    false
  )
  from private.scope_paths() as opened
  where opened.path = scopes_open.path
$$;
comment on function private.scopes_open(text[], text, text) is
  'Whether a token with these scopes may make this request of the data API; its path without /rest/v1.';

create function private.token_reaches(variadic areas text[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  -- Nearly always, and for each statement: nothing more is looked at.
  if not coalesce(auth.jwt() ?| array['scope', 'client_id'], false) then
    return true;
  end if;
  return coalesce(
    string_to_array(auth.jwt() ->> 'scope', ' ') && array(
      select area || way from unnest(areas) as area cross join unnest(array[':read', ':write']) as way
    ),
    false
  );
end
$$;
comment on function private.token_reaches(text[]) is
  'Whether rows of one of these areas may be seen with the caller''s token: always with that of a person, who has no limits but their own.';
grant execute on function private.token_reaches(text[]) to authenticated, service_role;

-- Facts that anybody reads have none: foods, and what the plan opens.
create policy "scopes limit apps" on public.shopping_lists as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_list_items as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_records as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.shopping_versions as restrictive
  for all to authenticated using ((select private.token_reaches('list')));
create policy "scopes limit apps" on public.pantry_items as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.staple_lists as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.ingredient_corrections as restrictive
  for all to authenticated using ((select private.token_reaches('pantry')));
create policy "scopes limit apps" on public.planned_meals as restrictive
  for all to authenticated using ((select private.token_reaches('plan')));
create policy "scopes limit apps" on public.favorite_recipes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_collections as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.collection_recipes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_notes as restrictive
  for all to authenticated using ((select private.token_reaches('saved')));
create policy "scopes limit apps" on public.recipe_cards as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_details as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_ingredients as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_measures as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_translations as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.recipe_body_translations as restrictive
  for all to authenticated using ((select private.token_reaches('recipes')));
create policy "scopes limit apps" on public.eaters as restrictive
  for all to authenticated using ((select private.token_reaches('diet')));
create policy "scopes limit apps" on public.kitchens as restrictive
  for all to authenticated using ((select private.token_reaches('list', 'pantry', 'plan')));

-- No scope opens these.
create policy "scopes limit apps" on public.ai_usage as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.blocks as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.comments as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.cook_photos as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.cooked_recipes as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.earned_badges as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.follows as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.hidden_comments as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kept_versions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kitchen_invitations as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.kitchen_members as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.meal_plan_feeds as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.moderation_notices as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.notification_settings as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.notifications as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.pictures as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.private_profiles as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.public_profiles as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.push_subscriptions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.reports as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_customers as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_orders as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));
create policy "scopes limit apps" on public.stripe_subscriptions as restrictive
  for all to authenticated using ((select private.token_reaches(variadic '{}'::text[])));

create or replace function private.admit_request() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
  caller constant uuid := nullif(claims ->> 'sub', '');
  -- Null in a token of an auth server that names none: of such a one the account alone is looked up.
  called_by constant uuid := nullif(claims ->> 'session_id', '');
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  request_id constant text := headers ->> 'x-request-id';
  -- In which kitchen, and by which membership of the caller: `<kitchen>.<epoch>`.
  membership constant text := headers ->> 'larder-membership';
  is_banned boolean;
  has_factor boolean;
  session_level text;
  -- Of the session of an app or a script: all that it may do.
  limits text[];
  wanted constant text[] := string_to_array(claims ->> 'scope', ' ');
begin
  -- Looked at here too: on hosted Supabase the header comes as a stranger wrote it. A name has 63 bytes at most.
  if request_id ~ '^[A-Za-z0-9_-]{16,64}$' then
    perform set_config('application_name', left('larder ' || request_id, 63), true);
  end if;
  if caller is null then
    return;
  end if;

  select
    coalesce(person.banned_until > now(), false),
    case when session.id is not null then coalesce(session.aal::text, 'aal1') end,
    exists (
      select from auth.mfa_factors as factor
      where factor.user_id = person.id and factor.status = 'verified'
    ),
    limited.scopes
  into is_banned, session_level, has_factor, limits
  from auth.users as person
  left join auth.sessions as session
    on session.id = called_by
    and session.user_id = person.id
    and (session.not_after is null or session.not_after > now())
  left join private.limited_sessions as limited on limited.session_id = session.id
  where person.id = caller and person.deleted_at is null;

  -- The data API makes PT401 and PT403 a status, and of the message of PGRST the whole answer.
  if not found then
    raise sqlstate 'PT401' using message = 'account_gone', detail = 'This account was deleted.';
  end if;
  if is_banned then
    raise sqlstate 'PGRST' using
      message = '{"code": "user_banned", "message": "User is banned"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if called_by is not null and session_level is null then
    raise sqlstate 'PGRST' using
      message = '{"code": "session_not_found", "message": "Session from session_id claim in JWT does not exist"}',
      detail = '{"status": 401, "headers": {}}';
  end if;
  if
    has_factor
    and claims ->> 'role' = 'authenticated'
    -- A token older than the session's second factor is not lifted along, nor does one outlive the factor it showed.
    and (claims ->> 'aal' is distinct from 'aal2' or session_level = 'aal1')
  then
    raise sqlstate 'PT403' using
      message = 'insufficient_aal', detail = 'Show your second factor first.';
  end if;
  -- Session and token must both have limits, and one that names none opens nothing.
  if
    (limits is not null or claims ?| array['scope', 'client_id'])
    and not coalesce(
      wanted <@ limits
      and private.scopes_open(
        wanted, current_setting('request.method', true), current_setting('request.path', true)
      ),
      false
    )
  then
    raise sqlstate 'PT403' using
      message = 'insufficient_scope', detail = 'This token does not open this.';
  end if;
  if membership is not null and not exists (
    select from public.kitchen_members as held
    where held.user_id = caller and held.kitchen || '.' || held.epoch = membership
  ) then
    raise exception 'former_member' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.admit_request() is
  'Called by the data API before each request. Names the transaction after the request''s id. Raises PT401 `account_gone` for the token of an account that was erased; with the status 401 `user_banned` for a banned one, and `session_not_found` for a session that has ended; PT403 `insufficient_aal` for a session that has not shown the second factor that its account has, and `insufficient_scope` for the token of an app or a script that does not open what is asked; 42501 `former_member` for what is done by a membership of a kitchen that is over.';

create or replace function private.own_sessions()
returns table (id uuid, signed_in_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language plpgsql stable security definer rows 10
set search_path = '' set timezone = 'UTC'
as $$
begin
  perform private.require_second_factor();
  return query
  select
    session.id,
    session.created_at,
    greatest(session.created_at, session.refreshed_at::timestamptz),
    left(session.user_agent, 500),
    session.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions as session
  where
    session.user_id = (select auth.uid())
    and (session.not_after is null or session.not_after > now())
    -- Apps and scripts are no devices: the auth server lists them.
    and not exists (
      select from private.limited_sessions as limited where limited.session_id = session.id
    )
  order by 5 desc, 3 desc, 1
  limit 100;
end
$$;
comment on function private.own_sessions() is 'See public.own_sessions.';

create or replace function private.note_sign_in() returns trigger
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

create or replace function private.note_sign_outs() returns trigger
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

create or replace function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = '' set statement_timeout = '20s'
as $$
declare
  file jsonb;
begin
  perform private.note_data_taken();
  -- Once: a subquery would be put in wherever it is named.
  with own as materialized (select private.own_rows() as rows)
  select
    jsonb_build_object('format', 'larder-data-1', 'exported_at', now()) || own.rows || private.own_connections() || jsonb_build_object(
      'saved_recipes', private.with_titles(own.rows -> 'saved_recipes'),
      'cooked', private.with_titles(own.rows -> 'cooked'),
      'recipe_notes', private.with_titles(own.rows -> 'recipe_notes'),
      'photos', private.with_titles(own.rows -> 'photos'),
      'comments', private.with_titles(own.rows -> 'comments'),
      'deleted_comments', private.with_titles(own.rows -> 'deleted_comments'),
      'likes', private.with_titles(own.rows -> 'likes'),
      'security_log', private.own_security_rows()
    )
  into file
  from own;
  return file;
end
$$;
comment on function public.export_my_data() is
  'Everything that the caller’s account holds, as of one moment, on any plan. Keys are tables in a person’s words, rows as they are stored; `recipe_data` of a collection’s recipe is JSON text. The request itself is logged, and in the file.';

create or replace function private.own_options(list text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Visitors have no settings, and no right to ask for any.
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select option ->> 'id'
    from public.private_profiles as own
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(own.dietary_settings -> list)
        when 'array' then own.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      own.id = (select auth.uid())
      and option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.own_options(text) is
  'What the caller has checked in a list of the dietary settings; nothing for a visitor. Read as domain/dietary-settings.ts reads it. With more rights than the caller: what is searched for an app that may not see them keeps to them all the same.';

create or replace function private.table_options(list text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if (select auth.uid()) is null then
    return '{}';
  end if;
  return array(
    select unnest(private.own_options(list))
    union
    select option ->> 'id'
    from (
      select eater.dietary_settings
      from public.eaters as eater where eater.kitchen = private.kitchen_here()
      union all
      select member.dietary_settings
      from private.members_at_own_table(private.kitchen_here()) as member
    ) as other
    cross join lateral jsonb_array_elements(
      case jsonb_typeof(other.dietary_settings -> list)
        when 'array' then other.dietary_settings -> list
        else '[]'
      end
    ) as option
    where
      option -> 'checked' = 'true'
      and option ->> 'id' = any (private.known_words(list))
  );
end
$$;
comment on function private.table_options(text) is
  'What the caller has checked in a list, or anybody who eats in their kitchen: who has no account, and each member who shares it. Who eats today a device knows alone: here it is everybody.';
