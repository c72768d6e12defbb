-- Sensitive acts that are rows of our own: recovery codes, the plan, what is shown, who is blocked, the end.

create function private.note_recovery_codes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct code.user_id from made as code loop
    perform private.note_act(person, 'recovery_codes_made');
  end loop;
  return null;
end
$$;
comment on function private.note_recovery_codes() is 'After-insert trigger of recovery_codes: one entry for all ten.';
create trigger note_recovery_codes after insert on private.recovery_codes
  referencing new table as made
  for each statement execute function private.note_recovery_codes();

create function private.note_recovery() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.used_at is distinct from old.used_at then
    perform private.note_act(new.user_id, 'recovery_code_used');
  -- The fifth try counts before it is looked at: a right one has taken the count back by now.
  elsif exists (
    select from private.recoveries as own where own.user_id = new.user_id and own.tries >= 5
  ) then
    perform private.note_lock(new.user_id, 'codes_refused', null, null);
  end if;
  return null;
end
$$;
comment on function private.note_recovery() is
  'After-update trigger of recoveries, at the end of the transaction: a code was used, or no more are taken.';
create constraint trigger note_recovery after update on private.recoveries
  deferrable initially deferred
  for each row when (
    (new.used_at is not null and new.used_at is distinct from old.used_at)
    or (new.tries = 5 and old.tries <> 5)
  )
  execute function private.note_recovery();

create function private.note_plan() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  was_stage constant integer := case tg_op when 'UPDATE' then private.subscription_stage(old.status) else 0 end;
  stage constant integer := private.subscription_stage(new.status);
  act constant text := case
    when was_stage = 0 and stage = 1 then 'plan_begun'
    when was_stage = 1 and stage = 2 then 'plan_ended'
    when stage <> 1 then null
    when new.cancel_at_period_end and not old.cancel_at_period_end then 'plan_cancelled'
    when old.cancel_at_period_end and not new.cancel_at_period_end then 'plan_resumed'
    when (old.price_id, old.status) is distinct from (new.price_id, new.status) then 'plan_changed'
  end;
  payer uuid;
begin
  if act is not null then
    select customer.user_id into payer
    from public.stripe_customers as customer where customer.customer_id = new.customer_id;
    perform private.note_act(payer, act, new.status);
  end if;
  return null;
end
$$;
comment on function private.note_plan() is
  'After-write trigger of stripe_subscriptions: what the payment provider stated of the plan, where it changed something. `detail` is the provider''s word for how it stands.';
create trigger note_plan after insert or update on public.stripe_subscriptions
  for each row execute function private.note_plan();

create function private.note_shown_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.note_act(
    new.id, case when new.email is null then 'email_hidden' else 'email_shown' end
  );
  return null;
end
$$;
comment on function private.note_shown_email() is
  'After-update trigger of public_profiles: other cooks see an address, or see it no more.';
create trigger note_shown_email after update on public.public_profiles
  for each row when (new.email is distinct from old.email)
  execute function private.note_shown_email();

create function private.note_blocks() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  act record;
begin
  for act in
    select block.blocker_id, count(*) as people
    from changed as block
    -- Who erases their account is not unblocked by anybody.
    where exists (select from public.public_profiles as other where other.id = block.blocked_id)
    group by block.blocker_id
    order by block.blocker_id
  loop
    perform private.note_act(
      act.blocker_id,
      case tg_op when 'INSERT' then 'person_blocked' else 'person_unblocked' end,
      nullif(act.people, 1)::text
    );
  end loop;
  return null;
end
$$;
comment on function private.note_blocks() is
  'After-trigger of blocks: one entry a statement, with the number where it is more than one. Whom is not stored: that is the other person''s data.';
create trigger note_blocks after insert on public.blocks
  referencing new table as changed
  for each statement execute function private.note_blocks();
create trigger note_lifted_blocks after delete on public.blocks
  referencing old table as changed
  for each statement execute function private.note_blocks();

create function private.note_deletion_asked(account uuid, session uuid) returns void
language sql security definer set search_path = ''
as $$
  select private.note_act(account, 'deletion_asked', null, session)
$$;
comment on function private.note_deletion_asked(uuid, uuid) is 'See public.note_deletion_asked.';
grant execute on function private.note_deletion_asked(uuid, uuid) to service_role;

create function public.note_deletion_asked(account uuid, session uuid default null) returns void
language sql set search_path = ''
as $$
  select private.note_deletion_asked(account, session)
$$;
comment on function public.note_deletion_asked(uuid, uuid) is
  'For the function `account` alone: somebody has proven themselves and wants the account erased. Where that fails, the entry stays.';
grant execute on function public.note_deletion_asked(uuid, uuid) to service_role;

-- The export holds everything of a person.
create function private.own_security_rows() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'happened_at', act.happened_at, 'kind', act.kind, 'detail', act.detail,
        'user_agent', act.user_agent, 'ip', host(act.ip)
      )
      order by act.happened_at, act.id
    ),
    '[]'
  )
  from private.security_log as act where act.user_id = (select auth.uid())
$$;
comment on function private.own_security_rows() is 'What was done with the caller''s account, for their file.';
grant execute on function private.own_security_rows() to authenticated;

create function private.note_data_taken() returns void
language sql security definer set search_path = ''
as $$
  select private.note_act((select auth.uid()), 'data_taken')
$$;
comment on function private.note_data_taken() is 'The caller has everything of theirs written out.';
grant execute on function private.note_data_taken() to authenticated;
