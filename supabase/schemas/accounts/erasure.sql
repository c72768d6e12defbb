-- The end of an account. Deleting its row of auth.users takes along what hangs on it; this is the rest: its id in
-- lists that are no foreign key, and the token that goes on for up to an hour.

create function private.without_person(list jsonb, person uuid) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(entry), '[]')
  from jsonb_array_elements(list) as entry
  where entry ->> 'user_id' is distinct from person::text
$$;
comment on function private.without_person(jsonb, uuid) is 'A list of rows without those of one person.';

create function private.forget_person() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  claims constant text := current_setting('request.jwt.claims', true);
begin
  -- A like is taken back by who gave it: `private.guard_comment` lets nobody else.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', old.id)::text, true);
  update public.comments as comment
  set liked_by = array_remove(comment.liked_by, old.id)
  where comment.id in (
    select liked.id
    from public.comments as liked
    where liked.likes > 0 and liked.liked_by @> array[old.id] and liked.user_id is distinct from old.id
    order by liked.id
    for update
  );
  perform set_config('request.jwt.claims', coalesce(claims, ''), true);
  -- What others deleted, and may take back with what its readers thought of it.
  update private.deleted_comments as deleted
  set
    comment = deleted.comment || jsonb_build_object(
      'liked_by', (deleted.comment -> 'liked_by') - old.id::text,
      'likes', jsonb_array_length((deleted.comment -> 'liked_by') - old.id::text)
    ),
    hidden = private.without_person(deleted.hidden, old.id)
  where deleted.user_id <> old.id and strpos(to_jsonb(deleted)::text, old.id::text) > 0;
  return old;
end
$$;
comment on function private.forget_person() is
  'Before-delete trigger of public_profiles, which goes with its account: takes the person out of what others wrote and keep.';
create trigger forget_person before delete on public.public_profiles
  for each row execute function private.forget_person();

create table private.erased_accounts (
  id_hash bytea primary key,
  erased_at timestamptz not null default now()
);
comment on table private.erased_accounts is
  'SHA-256 of the ids of accounts that were erased in the last two days: a page to pay on is open for one at most.';

create function private.erase_account(account uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  tries constant integer := 5;
  erased boolean;
begin
  -- Two people who liked each other's comments would each wait for what the other holds: one after the other.
  perform pg_advisory_xact_lock(hashtextextended('erase_account', 0));
  for attempt in 1..tries loop
    begin
      -- Before the account itself, which whoever changes a kitchen that they share locks last.
      perform private.lock_kitchens(
        array(select member.kitchen from public.kitchen_members as member where member.user_id = account)
      );
      delete from auth.users as person where person.id = account;
      erased := found;
      exit;
    exception when deadlock_detected then
      -- Somebody wrote, in another order, what is to go: once they are done, it is tried again.
      if attempt = tries then
        raise;
      end if;
    end;
  end loop;
  delete from private.erased_accounts as old where old.erased_at < now() - interval '2 days';
  if erased then
    insert into private.erased_accounts (id_hash) values (sha256(convert_to(account::text, 'UTF8')))
    on conflict (id_hash) do update set erased_at = now();
  end if;
  return erased;
end
$$;
comment on function private.erase_account(uuid) is
  'Deletes an account and all that is of it; false where there is none.';
grant execute on function private.erase_account(uuid) to service_role;

create function public.erase_account(account uuid) returns boolean
language sql set search_path = '' set statement_timeout = '25s'
as $$
  select private.erase_account(account)
$$;
comment on function public.erase_account(uuid) is
  'For the function `account` alone: erases an account with everything of it, or nothing. False where it is gone already. The plan has to be ended before, and the pictures’ files removed after it.';
grant execute on function public.erase_account(uuid) to service_role;

create function private.was_erased(account uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select
    from private.erased_accounts as gone
    where
      gone.id_hash = sha256(convert_to(account::text, 'UTF8'))
      and not exists (select from auth.users as person where person.id = account)
  )
$$;
comment on function private.was_erased(uuid) is 'See public.was_erased.';
grant execute on function private.was_erased(uuid) to service_role;

create function public.was_erased(account uuid) returns boolean
language sql stable set search_path = ''
as $$
  select private.was_erased(account)
$$;
comment on function public.was_erased(uuid) is
  'For the function `stripe-webhook` alone: whether an account of this database was erased in the last two days.';
grant execute on function public.was_erased(uuid) to service_role;
