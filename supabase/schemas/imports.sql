-- How many recipes a person lets Larder read from pages and pasted words: each is work for the server,
-- and a page is a request to somebody else's.

create table private.import_rate_limits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  recent timestamptz[] not null default '{}'
);
comment on table private.import_rate_limits is 'When each person last had a recipe read, within the hour.';

-- With more rights than its caller: nobody writes these rows but through here.
create function private.count_import() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  per_hour constant integer := 60;
  caller constant uuid := auth.uid();
  known timestamptz[];
begin
  perform from auth.users as person where person.id = caller and person.is_anonymous is not true;
  if not found then
    raise exception 'account_needed' using
      errcode = 'insufficient_privilege', detail = 'Recipes are brought over by people with an account.';
  end if;
  insert into private.import_rate_limits (user_id) values (caller) on conflict do nothing;
  -- The lock lets one import be counted at a time: sixty at once cannot all see the last free place.
  select rate.recent into known
  from private.import_rate_limits as rate
  where rate.user_id = caller
  for update;
  known := array(
    select past.moment
    from unnest(known) as past (moment)
    where past.moment > clock_timestamp() - interval '1 hour'
  );
  if cardinality(known) >= per_hour then
    raise exception 'import_limit' using
      detail = format('Up to %s recipes an hour can be read from pages.', per_hour),
      hint = 'Try again later.';
  end if;
  update private.import_rate_limits as rate
  set recent = known || clock_timestamp()
  where rate.user_id = caller;
end
$$;
comment on function private.count_import() is 'Counts one import of the caller. See public.begin_import.';
grant execute on function private.count_import() to authenticated;

create function public.begin_import() returns void
language sql set search_path = ''
as $$
  select private.count_import()
$$;
comment on function public.begin_import() is
  'For the function `import-recipe`: counts one page or pasted recipe of the caller. Errors: 42501 `account_needed` for visitors and accounts without an address; P0001 `import_limit` (60 an hour).';
grant execute on function public.begin_import() to authenticated;
