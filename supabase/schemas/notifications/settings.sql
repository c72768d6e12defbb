-- Which kinds a person is told of, and how. Where there is no row: in the app, and not by push or mail; of `shopping` in no way.

create table public.notification_settings (
  user_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation', 'spoils', 'shopping')),
  in_app boolean not null default true,
  by_push boolean not null default false,
  by_mail boolean not null default false,
  mail_since timestamptz,
  time_zone text constraint time_zone_length check (char_length(time_zone) <= 100),
  primary key (user_id, kind)
);
comment on table public.notification_settings is
  'How a person is told of a kind of act. Read and written by that person alone.';
comment on column public.notification_settings.kind is
  'As in `notifications`, and `spoils`: in the app it is worked out on the device, by push and mail once a day by a server.';
comment on column public.notification_settings.mail_since is 'When `by_mail` was last switched on: what was before is in no mail.';
comment on column public.notification_settings.time_zone is
  'Of `spoils`: where the person is, as IANA names it, as the device said that switched it on last. Null, and UTC, where it is not known here.';

create index notification_settings_by_mail_idx on public.notification_settings (user_id) where by_mail;

alter table public.notification_settings enable row level security;
grant
  select,
  insert (user_id, kind, in_app, by_push, by_mail, time_zone),
  update (in_app, by_push, by_mail, time_zone),
  delete
  on public.notification_settings to authenticated;
grant select, insert, update, delete on public.notification_settings to service_role;
create policy "people see how they are told" on public.notification_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people choose how they are told" on public.notification_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change how they are told" on public.notification_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people forget how they are told" on public.notification_settings
  for delete to authenticated using (user_id = (select auth.uid()));

create function private.note_mail_choice() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if not new.by_mail then
    new.mail_since = null;
  elsif tg_op = 'INSERT' or not old.by_mail then
    new.mail_since = now();
  else
    new.mail_since = old.mail_since;
  end if;
  return new;
end
$$;
comment on function private.note_mail_choice() is
  'Before trigger of notification_settings: since when mails are wanted.';
create trigger note_mail_choice before insert or update on public.notification_settings
  for each row execute function private.note_mail_choice();

create function private.keep_known_time_zone() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception
  -- A device may know a younger table of zones; its choice counts all the same.
  when invalid_parameter_value then
    new.time_zone = null;
    return new;
end
$$;
comment on function private.keep_known_time_zone() is
  'Before-write trigger of notification_settings: a zone that is not known here becomes none.';
create trigger keep_known_time_zone before insert or update of time_zone on public.notification_settings
  for each row when (new.time_zone is not null) execute function private.keep_known_time_zone();

create function private.is_told_unasked(about text) returns boolean
language sql immutable set search_path = ''
as $$
  select about <> 'shopping'
$$;
comment on function private.is_told_unasked(text) is
  'Whether one is told of a kind of act in the app without having chosen so. As `defaults` in web/src/features/notifications/settings-queue.ts.';
grant execute on function private.is_told_unasked(text) to authenticated;

create function public.set_notification_way(about text, way text, wanted boolean, zone text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  if way is null or way not in ('in_app', 'by_push', 'by_mail') then
    perform private.refuse('bad_way', 'One is told in the app, by push or by mail.');
  end if;
  insert into public.notification_settings as held (kind, in_app, by_push, by_mail, time_zone)
  values (
    about,
    case when way = 'in_app' then wanted else private.is_told_unasked(about) end,
    way = 'by_push' and wanted,
    way = 'by_mail' and wanted,
    zone
  )
  on conflict (user_id, kind) do update set
    in_app = case when way = 'in_app' then wanted else held.in_app end,
    by_push = case when way = 'by_push' then wanted else held.by_push end,
    by_mail = case when way = 'by_mail' then wanted else held.by_mail end,
    time_zone = coalesce(excluded.time_zone, held.time_zone);
end
$$;
comment on function public.set_notification_way(text, text, boolean, text) is
  'Switches one way (`in_app`, `by_push`, `by_mail`) of being told of a kind of act on or off; `zone` is where the person is, for what is told by the day. Errors: 22023 `bad_way`; 23514 for another kind.';
grant execute on function public.set_notification_way(text, text, boolean, text) to authenticated;

create function private.is_notified(reader uuid, about text, actor uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select
    reader is distinct from actor
    and not private.is_blocked(reader, actor)
    and coalesce(
      (
        select choice.in_app or choice.by_push or choice.by_mail
        from public.notification_settings as choice
        where choice.user_id = reader and choice.kind = about
      ),
      private.is_told_unasked(about)
    )
$$;
comment on function private.is_notified(uuid, text, uuid) is
  'Whether a person is told of such an act: not of their own, not of blocked users’, and not where all ways are off, as those of `shopping` are until they are chosen.';
