-- What moderators and the operator do about what was reported. Each act is stored, can be undone, and stands in the log
-- of sensitive acts of its author and of its moderator.

create table private.moderation_acts (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint kind_known
    check (kind in ('hide', 'remove', 'warn', 'ban', 'dismiss')),
  subject text not null constraint subject_known check (subject in ('comment', 'recipe', 'photo', 'profile')),
  subject_id text not null,
  author_id uuid not null references public.public_profiles (id) on delete cascade,
  moderator_id uuid references auth.users (id) on delete set null,
  by_operator boolean not null,
  words text constraint words_length check (char_length(words) <= 1000),
  content jsonb,
  made_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
comment on table private.moderation_acts is 'What was done about a thing that somebody showed.';
comment on column private.moderation_acts.content is
  'What the thing showed at that moment, and the mark it had: private.content_of.';
comment on column private.moderation_acts.by_operator is 'By the operator''s command; else by `moderator_id`, null when that account is gone.';

create index moderation_acts_author_id_idx on private.moderation_acts (author_id);
create index moderation_acts_moderator_id_idx on private.moderation_acts (moderator_id);
create index moderation_acts_made_at_idx on private.moderation_acts (made_at desc, id desc);
create index moderation_acts_removed_idx on private.moderation_acts (made_at)
  where kind = 'remove' and undone_at is null;

create function private.require_judgeable(moderator uuid, author uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if moderator is not null and (author = moderator or private.is_moderator(author)) then
    raise exception 'moderator_account' using
      errcode = 'insufficient_privilege',
      detail = 'What moderators show is judged by who runs this Larder.';
  end if;
end
$$;
comment on function private.require_judgeable(uuid, uuid) is
  'Raises 42501 `moderator_account` where a moderator would judge themself or another. The operator (null) judges everybody.';

create function private.note_moderation(moderator uuid, author uuid, act text, undone boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  detail constant text :=
    case when moderator is null then 'operator:' else '' end || case when undone then 'undone:' else '' end || act;
begin
  -- No session: the acting one is the moderator's, and not for the author to see.
  if act <> 'dismiss' then
    perform private.note_act(author, 'moderated_by_others', detail, gen_random_uuid());
  end if;
  if moderator is not null then
    perform private.note_act(moderator, 'moderated_others', detail);
  end if;
end
$$;
comment on function private.note_moderation(uuid, uuid, text, boolean) is
  'Records an act of moderation for its author and for its moderator; null is the operator.';

create function private.moderate(
  moderator uuid, act text, thing text, thing_id text, message text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  content constant jsonb := private.content_of(thing, thing_id);
  author constant uuid := coalesce(
    (content ->> 'author')::uuid,
    (
      select report.author_id from public.reports as report
      where report.subject = thing and report.subject_id = thing_id limit 1
    )
  );
  wording constant text := private.trimmed(message);
  made uuid;
begin
  if author is null then
    perform private.refuse('nothing_there', 'There is nothing to judge here.');
  end if;
  perform private.require_judgeable(moderator, author);
  if act = 'warn' and wording is null then
    perform private.refuse('words_missing', 'A warning says what is wrong.');
  end if;
  if act in ('hide', 'remove') and content is null then
    perform private.refuse('nothing_there', 'It is gone already.');
  end if;
  -- One at a time for each author.
  perform from public.public_profiles as profile where profile.id = author for no key update;
  perform private.clear_removed_comments();
  perform private.clear_removed_photos();
  insert into private.moderation_acts
    (kind, subject, subject_id, author_id, moderator_id, by_operator, words, content)
  values (act, thing, thing_id, author, moderator, moderator is null, wording, content)
  returning id into made;
  case act
    when 'hide' then perform private.mark(thing, thing_id, 'hidden');
    when 'remove' then
      if thing = 'profile' then
        update public.public_profiles as profile
        set name = null, email = null, avatar_url = null where profile.id = author;
        -- Its file goes too: nobody should find at its address what was removed.
        update public.pictures as shown
        set removed_at = now()
        where
          shown.user_id = author and shown.purpose = 'avatar' and shown.removed_at is null
          and private.picture_address(author, shown.id) = content ->> 'image';
      else
        perform private.mark(thing, thing_id, 'removed');
      end if;
    when 'ban' then perform private.set_ban(author, true);
    else null;
  end case;
  if act in ('hide', 'remove', 'warn') then
    insert into public.moderation_notices (user_id, act_id, kind, subject, subject_id, title, words)
    values (
      author, made, act, thing, thing_id,
      left(coalesce(content ->> 'title', content ->> 'text'), 100), wording
    );
  end if;
  update public.reports as report
  set resolved_at = clock_timestamp(), act_id = made
  where
    report.resolved_at is null
    and report.author_id = author
    and (act = 'ban' or (report.subject = thing and report.subject_id = thing_id));
  perform private.note_moderation(moderator, author, act, false);
  return made;
end
$$;
comment on function private.moderate(uuid, text, text, text, text) is
  'What public.moderation_act does, by a moderator or by the operator (null).';

create function private.undo_moderation(moderator uuid, act uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  made private.moderation_acts;
begin
  select * into made
  from private.moderation_acts as one where one.id = act and one.undone_at is null
  for update;
  if not found then
    return false;
  end if;
  perform private.require_judgeable(moderator, made.author_id);
  perform from public.public_profiles as profile where profile.id = made.author_id for no key update;
  update private.moderation_acts as one set undone_at = clock_timestamp() where one.id = act;
  case
    when made.kind = 'ban' then perform private.set_ban(made.author_id, false);
    when made.kind = 'remove' and made.subject = 'profile' then
      -- What the person wrote since stays.
      update public.public_profiles as profile
      set
        name = coalesce(profile.name, made.content ->> 'title'),
        email = coalesce(profile.email, nullif(made.content ->> 'text', '')),
        avatar_url = coalesce(profile.avatar_url, (
          select made.content ->> 'image'
          from public.pictures as own
          where
            own.user_id = made.author_id and own.removed_at is null
            and private.picture_address(own.user_id, own.id) = made.content ->> 'image'
        ))
      where profile.id = made.author_id;
    when made.kind in ('hide', 'remove') then
      perform private.mark(
        made.subject, made.subject_id, nullif(made.content ->> 'mark', 'banned')
      );
    else null;
  end case;
  delete from public.moderation_notices as notice where notice.act_id = act;
  update public.reports as report set resolved_at = null, act_id = null where report.act_id = act;
  perform private.note_moderation(moderator, made.author_id, made.kind, true);
  return true;
end
$$;
comment on function private.undo_moderation(uuid, uuid) is
  'What public.moderation_undo does, by a moderator or by the operator (null).';

create function private.moderation_act(act text, thing text, thing_id text, message text) returns uuid
language sql security definer set search_path = ''
as $$
  select private.moderate(private.require_moderator(), act, thing, thing_id, message)
$$;
comment on function private.moderation_act(text, text, text, text) is 'See public.moderation_act.';
grant execute on function private.moderation_act(text, text, text, text) to authenticated;

create function public.moderation_act(
  act text, thing text, thing_id text, message text default null
) returns uuid
language sql set search_path = ''
as $$
  select private.moderation_act(act, thing, thing_id, message)
$$;
comment on function public.moderation_act(text, text, text, text) is
  'For moderators: hides (`hide`, its author still sees it), removes (`remove`, for good after 30 days), warns (`warn`, with a message), bans its author (`ban`) or finds nothing wrong (`dismiss`), and settles its reports; returns the act, for `moderation_undo`. `thing`: comment, recipe, photo or profile. Errors: 42501 `moderator_required`, `moderator_account`; 22023 `nothing_there`, `words_missing`; 23514 for another act.';
grant execute on function public.moderation_act(text, text, text, text) to authenticated;

create function private.moderation_undo(act uuid) returns boolean
language sql security definer set search_path = ''
as $$
  select private.undo_moderation(private.require_moderator(), act)
$$;
comment on function private.moderation_undo(uuid) is 'See public.moderation_undo.';
grant execute on function private.moderation_undo(uuid) to authenticated;

create function public.moderation_undo(act uuid) returns boolean
language sql set search_path = ''
as $$
  select private.moderation_undo(act)
$$;
comment on function public.moderation_undo(uuid) is
  'For moderators: takes an act back, whoever’s it was; its reports are open again. False where it was undone already. Errors: 42501 `moderator_required`, `moderator_account`.';
grant execute on function public.moderation_undo(uuid) to authenticated;
