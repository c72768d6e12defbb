-- The file of a portrait that a moderator removed goes too.

create function private.unneeded_pictures() returns setof text
language sql stable security definer set search_path = ''
as $$
  select old.user_id || '/' || old.id || '.webp'
  from public.pictures as old
  where old.removed_at is not null and old.cleared_at is null
  order by old.removed_at, old.id
  limit 500
$$;
comment on function private.unneeded_pictures() is
  'For the server: the paths of anybody''s pictures that nothing shows any longer and whose files are still there, 500 at a time.';
grant execute on function private.unneeded_pictures() to supabase_auth_admin;

create function private.note_cleared_pictures(paths text[]) returns void
language sql security definer set search_path = ''
as $$
  select public.clear_pictures(paths)
$$;
comment on function private.note_cleared_pictures(text[]) is
  'For the server: the files of these are gone.';
grant execute on function private.note_cleared_pictures(text[]) to supabase_auth_admin;

create or replace function private.moderate(
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
  said constant text := private.trimmed(message);
  made uuid;
begin
  if author is null then
    perform private.refuse('nothing_there', 'There is nothing to judge here.');
  end if;
  perform private.require_judgeable(moderator, author);
  if act = 'warn' and said is null then
    perform private.refuse('words_missing', 'A warning says what is wrong.');
  end if;
  if act in ('hide', 'remove') and content is null then
    perform private.refuse('nothing_there', 'It is gone already.');
  end if;
  -- One at a time for each author.
  perform from public.public_profiles as profile where profile.id = author for no key update;
  perform private.clear_removed_comments();
  insert into private.moderation_acts
    (kind, subject, subject_id, author_id, moderator_id, by_operator, words, content)
  values (act, thing, thing_id, author, moderator, moderator is null, said, content)
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
      left(coalesce(content ->> 'title', content ->> 'text'), 100), said
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

-- What was removed before.
update public.pictures as shown
set removed_at = now()
from private.moderation_acts as act, public.public_profiles as profile
where
  act.kind = 'remove' and act.subject = 'profile' and act.undone_at is null
  and shown.user_id = act.author_id and shown.purpose = 'avatar' and shown.removed_at is null
  and private.picture_address(shown.user_id, shown.id) = act.content ->> 'image'
  and profile.id = act.author_id
  and profile.avatar_url is distinct from act.content ->> 'image';
