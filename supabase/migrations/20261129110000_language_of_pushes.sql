-- A push comes in the language that its reader keeps with their account.

drop function private.claim_pushes(integer);

create function private.claim_pushes(most integer default 20)
returns table (user_id uuid, language text, notifications jsonb, browsers jsonb)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with due as materialized (
    select waiting.user_id
    from private.pending_pushes as waiting
    where not exists (
      select
      from public.push_subscriptions as browser
      where browser.user_id = waiting.user_id and browser.pushed_at > clock_timestamp() - interval '1 minute'
    )
    group by waiting.user_id
    order by min(waiting.created_at)
    limit most
  ), taken as (
    -- Of two servers the second one finds them gone.
    delete from private.pending_pushes as waiting
    using due
    where waiting.user_id = due.user_id
    returning waiting.notification_id, waiting.user_id, waiting.created_at
  ), told as (
    select
      taken.user_id,
      account.raw_user_meta_data ->> 'language' as language,
      jsonb_agg(
        to_jsonb(shown) - 'user_id' - 'excerpt'
          || jsonb_build_object('recipe_title', coalesce(translation.title, shown.recipe_title))
        order by shown.created_at desc
      ) as list
    from taken
    join auth.users as account on account.id = taken.user_id
    join private.shown_notifications as shown on shown.id = taken.notification_id
    left join public.recipe_translations as translation
      on
        translation.recipe_id = shown.recipe_id
        and translation.language = account.raw_user_meta_data ->> 'language'
    where shown.read_at is null and taken.created_at > clock_timestamp() - interval '1 day'
    group by taken.user_id, account.id
  ), reached as (
    update public.push_subscriptions as browser
    set pushed_at = clock_timestamp()
    from told
    where browser.user_id = told.user_id
    returning browser.user_id, browser.id, browser.endpoint, browser.p256dh, browser.auth
  )
  select
    told.user_id, told.language, told.list,
    jsonb_agg(
      jsonb_build_object(
        'id', reached.id, 'endpoint', reached.endpoint, 'p256dh', reached.p256dh, 'auth', reached.auth
      )
    )
  from told
  join reached on reached.user_id = told.user_id
  group by told.user_id, told.language, told.list;
end
$$;
comment on function private.claim_pushes(integer) is
  'What one server is to push now: for each reader the language that their account keeps, what they have not read, newest first, with the titles of recipes in that language, and their browsers. Nobody gets it a second time; a reader’s next push is a minute later.';
grant execute on function private.claim_pushes(integer) to supabase_auth_admin;
