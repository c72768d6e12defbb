-- One mail a day with what was not read, for who wants it.

create table private.notification_mails (
  user_id uuid primary key references public.public_profiles (id) on delete cascade,
  tried_at timestamptz not null,
  sent_at timestamptz not null default '-infinity',
  covered_until timestamptz not null default '-infinity'
);
comment on table private.notification_mails is 'The last mail about notifications that a person got.';
comment on column private.notification_mails.tried_at is 'When a server took it on to send one.';
comment on column private.notification_mails.covered_until is 'The newest notification that a mail told of.';

create function private.claim_notification_mails(most integer default 50)
returns table (user_id uuid, email text, counts jsonb, newest timestamptz)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  with wanting as (
    select distinct choice.user_id from public.notification_settings as choice where choice.by_mail
  ), due as materialized (
    select person.id, person.email::text as email, told.counts, told.newest
    from wanting
    join auth.users as person on person.id = wanting.user_id
    left join private.notification_mails as mail on mail.user_id = person.id
    cross join lateral (
      select jsonb_object_agg(of_kind.kind, of_kind.number) as counts, max(of_kind.newest) as newest
      from (
        select shown.kind, count(*) as number, max(shown.created_at) as newest
        from private.shown_notifications as shown
        join public.notification_settings as choice
          on choice.user_id = person.id and choice.kind = shown.kind and choice.by_mail
        where
          shown.user_id = person.id
          and shown.read_at is null
          and shown.created_at > greatest(choice.mail_since, coalesce(mail.covered_until, '-infinity'))
        group by shown.kind
      ) as of_kind
    ) as told
    where
      person.email_confirmed_at is not null
      and person.email <> ''
      and not coalesce(person.is_anonymous, false)
      and (person.banned_until is null or person.banned_until < now())
      and coalesce(mail.tried_at, '-infinity') < clock_timestamp() - interval '1 hour'
      and coalesce(mail.sent_at, '-infinity') < clock_timestamp() - interval '1 day'
      and told.counts is not null
    limit most
  ), claimed as (
    insert into private.notification_mails as mail (user_id, tried_at)
    select due.id, clock_timestamp() from due order by due.id
    -- Of two servers the second one finds that it was just tried.
    on conflict (user_id) do update set tried_at = excluded.tried_at
      where mail.tried_at < clock_timestamp() - interval '1 hour'
    returning mail.user_id
  )
  select due.id, due.email, due.counts, due.newest
  from due
  join claimed on claimed.user_id = due.id;
end
$$;
comment on function private.claim_notification_mails(integer) is
  'Who gets a mail now, at a confirmed address, and how many of each kind they have not read. One a day for each person, claimed by one server; where it is not sent it is tried again after an hour.';
grant execute on function private.claim_notification_mails(integer) to supabase_auth_admin;

create function private.note_notification_mail(account uuid, until timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.notification_mails as mail
  set sent_at = clock_timestamp(), covered_until = until
  where mail.user_id = account
$$;
comment on function private.note_notification_mail(uuid, timestamptz) is 'The mail was handed over.';
grant execute on function private.note_notification_mail(uuid, timestamptz) to supabase_auth_admin;

create function private.stop_notification_mails(account uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.notification_settings as choice set by_mail = false where choice.user_id = account and choice.by_mail
$$;
comment on function private.stop_notification_mails(uuid) is 'What the link at the end of such a mail does.';
grant execute on function private.stop_notification_mails(uuid) to supabase_auth_admin;
