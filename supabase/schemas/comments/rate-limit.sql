-- How much a person writes in a short time. One row a person, so that counting costs the same whatever was written,
-- and writing and deleting in turn gets nobody past it.

create table private.comment_rate_limits (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  minute timestamptz not null,
  in_minute integer not null,
  day date not null,
  in_day integer not null
);
comment on table private.comment_rate_limits is
  'How many comments a person wrote in the minute and on the day (UTC) in which they last wrote one.';

create function private.limit_comment_rate() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  a_minute constant integer := 20;
  a_day constant integer := 200;
  caller constant uuid := auth.uid();
  written constant integer := (select count(*) from inserted where inserted.user_id = caller);
  reached private.comment_rate_limits;
begin
  if written = 0 then
    return null;
  end if;
  insert into private.comment_rate_limits as rate (user_id, minute, in_minute, day, in_day)
  values (
    caller, date_trunc('minute', clock_timestamp()), written,
    (clock_timestamp() at time zone 'utc')::date, written
  )
  on conflict (user_id) do update set
    minute = excluded.minute,
    in_minute =
      excluded.in_minute + case when rate.minute = excluded.minute then rate.in_minute else 0 end,
    day = excluded.day,
    in_day = excluded.in_day + case when rate.day = excluded.day then rate.in_day else 0 end
  returning * into reached;
  if reached.in_minute > a_minute or reached.in_day > a_day then
    raise exception 'comment_limit' using
      detail = format('One writes at most %s comments a minute and %s a day.', a_minute, a_day),
      hint = 'Wait a little.';
  end if;
  return null;
end
$$;
comment on function private.limit_comment_rate() is
  'After-insert statement trigger: holds a caller of the data API to 20 comments a minute and 200 a day. Raises P0001 `comment_limit`.';
create trigger limit_comment_rate after insert on public.comments
  referencing new table as inserted
  for each statement execute function private.limit_comment_rate();
