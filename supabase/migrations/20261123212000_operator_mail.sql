-- When the operator was told by mail that reports wait: of several servers one sends, and at most once an hour.

create table private.operator_mails (
  about text primary key,
  tried_at timestamptz not null default '-infinity',
  covered_until timestamptz not null default '-infinity'
);
comment on table private.operator_mails is 'The last mail to the operator about a matter: `reports`.';
comment on column private.operator_mails.tried_at is 'When a server took it on to send one.';
comment on column private.operator_mails.covered_until is 'The newest report that a mail that was sent told of.';

create function private.claim_report_mail() returns table (reports bigint, newest timestamptz)
language plpgsql security definer rows 1 set search_path = ''
as $$
declare
  waiting record;
begin
  select * into waiting from private.open_reports();
  if waiting.reports = 0 then
    return;
  end if;
  insert into private.operator_mails (about) values ('reports') on conflict do nothing;
  update private.operator_mails as mail
  set tried_at = clock_timestamp()
  where
    mail.about = 'reports'
    and mail.tried_at < clock_timestamp() - interval '1 hour'
    and mail.covered_until < waiting.newest;
  if found then
    return query select waiting.reports, waiting.newest;
  end if;
end
$$;
comment on function private.claim_report_mail() is
  'A row, for one caller in an hour, where there are open reports that no mail told of: how many wait, and the newest.';
grant execute on function private.claim_report_mail() to supabase_auth_admin;

create function private.note_report_mail(until timestamptz) returns void
language sql security definer set search_path = ''
as $$
  update private.operator_mails as mail set covered_until = until where mail.about = 'reports'
$$;
comment on function private.note_report_mail(timestamptz) is
  'The mail was handed over. Where it was not, the next one is tried after an hour.';
grant execute on function private.note_report_mail(timestamptz) to supabase_auth_admin;
