-- Photographs of cooks: "I made it", on a recipe and on the profile, reported and judged like comments.

alter table public.pictures drop constraint purpose_known;
alter table public.pictures add constraint purpose_known check (purpose in ('avatar', 'recipe', 'photo'));

comment on column public.pictures.cleared_at is
  'Since when it has no file; the row stays for a day more, for the limits count it.';

create table public.cook_photos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.public_profiles (id) on delete cascade,
  recipe_id bigint references public.recipe_cards (id) on delete cascade,
  dish_address text
    constraint dish_address_length check (octet_length(dish_address) <= 2048)
    constraint dish_address_shape
      check (dish_address ~ '^/dish/[a-z][a-z-]*-[0-9]{1,4}\?[a-z0-9=&,:-]+$'),
  dish_title text constraint dish_title_length check (char_length(dish_title) between 1 and 200),
  picture_id uuid not null unique references public.pictures (id) on delete cascade,
  note text not null default '' constraint note_length check (char_length(note) <= 500),
  visibility text not null default 'private' constraint visibility_known
    check (visibility in ('public', 'followers', 'private')),
  is_cover boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  deleted_at timestamptz,
  moderated text constraint moderated_known check (moderated in ('hidden', 'removed', 'banned')),
  constraint recipe_or_dish check (
    (recipe_id is null) = (dish_address is not null)
    and (dish_address is null) = (dish_title is null)
  )
);
comment on table public.cook_photos is
  'Photographs of what cooks made of a recipe or a composed dish. Clients bring their own ids, so that one that is sent twice is one row.';
comment on column public.cook_photos.dish_address is
  'Where a composed dish stands, which is no recipe of the database.';
comment on column public.cook_photos.dish_title is 'What the dish was called then.';
comment on column public.cook_photos.picture_id is 'A picture of its cook, brought for this: purpose `photo`.';
comment on column public.cook_photos.note is 'Trimmed; empty without one.';
comment on column public.cook_photos.is_cover is
  'Whether its cook sees it as the picture of the recipe or dish. One at most for each.';
comment on column public.cook_photos.deleted_at is
  'When its cook deleted it. For ten minutes they may take that back; then it goes, with its picture.';
comment on column public.cook_photos.moderated is
  'Null for what others see. `hidden` by a moderator and `banned` with its cook: only its cook sees it. `removed`: nobody does.';

create index cook_photos_recipe_id_idx on public.cook_photos (recipe_id, created_at desc);
create index cook_photos_dish_address_idx on public.cook_photos (md5(dish_address), created_at desc)
  where dish_address is not null;
create index cook_photos_user_id_idx on public.cook_photos (user_id, created_at desc);
create index cook_photos_covers_idx on public.cook_photos (user_id) where is_cover;
create index cook_photos_deleted_at_idx on public.cook_photos (deleted_at) where deleted_at is not null;

alter table public.cook_photos enable row level security;

-- An upsert writes every column that it was given; triggers set what a client may not.
grant
  select,
  insert (id, user_id, recipe_id, dish_address, dish_title, picture_id, note, visibility),
  update (note, visibility, is_cover, deleted_at)
  on public.cook_photos to authenticated;
grant select, insert, update, delete on public.cook_photos to service_role;

-- The card's own policy decides whether the caller sees the recipe.
create policy "cooks see photos that are shown to them, and their own" on public.cook_photos
  for select to authenticated using (
    (user_id = (select auth.uid()) and moderated is distinct from 'removed')
    or (
      deleted_at is null
      and moderated is null
      and user_id <> all ((select private.blocked_users())::uuid[])
      and (
        visibility = 'public'
        or (
          visibility = 'followers'
          and exists (
            select
            from public.follows as follow
            where follow.follower_id = (select auth.uid()) and follow.followed_id = user_id
          )
        )
      )
      and (
        recipe_id is null
        or exists (select from public.recipe_cards as card where card.id = recipe_id)
      )
    )
  );
create policy "cooks show photos of recipes that they see" on public.cook_photos
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and (
      recipe_id is null
      or exists (
        select
        from public.recipe_cards as card
        where
          card.id = recipe_id
          and (
            card.owner_id is null
            or card.owner_id <> all ((select private.blocked_users())::uuid[])
          )
      )
    )
  );
create policy "cooks change their own photos" on public.cook_photos
  for update to authenticated
  using (user_id = (select auth.uid()) and moderated is distinct from 'removed')
  with check (user_id = (select auth.uid()));
create trigger enforce_row_limit after insert on public.cook_photos
  referencing new table as inserted
  for each statement execute function private.enforce_row_limit('user_id', '1000');

create function private.photo_note(note text) returns text
language sql immutable set search_path = ''
as $$
  select btrim(private.without_bidi_controls(note), U&' \0009\000A\000B\000C\000D\00A0\2028\2029\3000\FEFF')
$$;
comment on function private.photo_note(text) is 'A note without white space around it and without bidi controls.';
grant execute on function private.photo_note(text) to authenticated, service_role;

-- With more rights than its caller: it counts photos that the caller deleted, or a moderator removed, too.
create function private.prepare_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := 5;
begin
  -- Of several at once, each sees those before it.
  perform from public.public_profiles as cook where cook.id = new.user_id for no key update;
  if not exists (
    select
    from public.pictures as own
    where
      own.id = new.picture_id
      and own.user_id = new.user_id
      and own.purpose = 'photo'
      and own.removed_at is null
  ) then
    raise exception 'picture_not_own' using
      errcode = 'check_violation', detail = 'A photo shows a picture that its cook uploaded.';
  end if;
  if most <= (
    select count(*)
    from public.cook_photos as held
    where
      held.user_id = new.user_id
      and held.id <> new.id
      and held.deleted_at is null
      and (held.recipe_id = new.recipe_id or held.dish_address = new.dish_address)
  ) then
    raise exception 'photo_limit' using
      detail = format('Up to %s photos of one recipe can be shown.', most),
      hint = 'Delete one before adding another.';
  end if;
  new.note = private.photo_note(new.note);
  new.created_at = clock_timestamp();
  return new;
end
$$;
comment on function private.prepare_photo() is
  'Before-insert trigger of cook_photos: the picture is the caller’s own, and of one recipe there are five at most. Raises 23514 `picture_not_own`, P0001 `photo_limit`.';
create trigger prepare_photo before insert on public.cook_photos
  for each row execute function private.prepare_photo();

create function private.guard_photo() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.note = private.photo_note(new.note);
  if (new.note, new.visibility) is distinct from (old.note, old.visibility) then
    new.updated_at = clock_timestamp();
  end if;
  if new.deleted_at is not null then
    new.deleted_at = coalesce(old.deleted_at, clock_timestamp());
  elsif old.deleted_at < clock_timestamp() - interval '10 minutes' then
    new.deleted_at = old.deleted_at;
  end if;
  return new;
end
$$;
comment on function private.guard_photo() is
  'Before-update trigger of cook_photos: the server’s times; a deletion is taken back for ten minutes.';
create trigger guard_photo before update on public.cook_photos
  for each row execute function private.guard_photo();

create function private.leave_one_cover() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.cook_photos as other
  set is_cover = false
  where
    other.user_id = new.user_id
    and other.is_cover
    and other.id <> new.id
    and (other.recipe_id = new.recipe_id or other.dish_address = new.dish_address);
  return null;
end
$$;
comment on function private.leave_one_cover() is
  'After-update trigger of cook_photos: the photo that was the cover of the same recipe is so no more.';
create trigger leave_one_cover after update on public.cook_photos
  for each row when (new.is_cover and not old.is_cover)
  execute function private.leave_one_cover();

create function private.release_picture_of_photo() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.pictures as own
  set removed_at = now()
  where own.id = old.picture_id and own.removed_at is null;
  return null;
end
$$;
comment on function private.release_picture_of_photo() is
  'After-delete trigger of cook_photos: its picture goes with it.';
create trigger release_picture_of_photo after delete on public.cook_photos
  for each row execute function private.release_picture_of_photo();

create function private.clear_deleted_photos() returns void
language sql security definer set search_path = ''
as $$
  delete from public.cook_photos as gone
  where gone.id in (
    select stale.id
    from public.cook_photos as stale
    where stale.deleted_at < clock_timestamp() - interval '10 minutes'
    limit 100
    for update skip locked
  )
$$;
comment on function private.clear_deleted_photos() is
  'Ends some photos that were deleted more than ten minutes ago, whoever’s they are.';

create function private.release_unshown_photos(owner uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.pictures as own
  set removed_at = now()
  where
    own.user_id = owner
    and own.purpose = 'photo'
    and own.removed_at is null
    and own.created_at < now() - interval '1 hour'
    and not exists (select from public.cook_photos as photo where photo.picture_id = own.id)
$$;
comment on function private.release_unshown_photos(uuid) is
  'Takes away pictures that were sent for a photo which never came to be.';

create function public.own_covers(profile public.profiles) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_object_agg(coalesce(photo.recipe_id::text, photo.dish_address), photo.picture_id)
  from public.cook_photos as photo
  where
    photo.user_id = profile.id
    and profile.id = (select auth.uid())
    and photo.is_cover
    and photo.deleted_at is null
$$;
comment on function public.own_covers(public.profiles) is
  'A column of one’s own profile: by recipe id or address of a dish, the picture that its cook chose to see of it; null for everybody else’s.';
grant execute on function public.own_covers(public.profiles) to authenticated;

create or replace function private.take_picture_place(purpose text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  most constant integer := case when purpose = 'recipe' then 1000 else 20 end;
  span constant interval := case when purpose = 'photo' then '1 day' else '1 hour' end;
  at_once constant integer := case purpose when 'recipe' then 2500 when 'photo' then 1000 else 500 end;
  caller constant uuid := auth.uid();
  place uuid;
begin
  perform from public.public_profiles as owner where owner.id = caller for no key update;
  if not found then
    raise exception 'person_not_found' using
      errcode = 'insufficient_privilege', detail = 'Pictures belong to an account.';
  end if;
  delete from public.pictures as old
  where old.user_id = caller and old.cleared_at < now() - interval '1 day';
  if purpose = 'photo' then
    perform private.clear_deleted_photos();
    perform private.release_unshown_photos(caller);
  end if;
  if most <= (
    select count(*)
    from public.pictures as recent
    where
      recent.user_id = caller
      and recent.purpose = take_picture_place.purpose
      and recent.created_at > now() - span
  ) then
    raise exception 'picture_limit' using
      detail = format(
        'Up to %s pictures %s can be uploaded.', most, case purpose when 'photo' then 'a day' else 'an hour' end
      ),
      hint = 'Try again later.';
  end if;
  if at_once <= (
    select count(*)
    from public.pictures as held
    where
      held.user_id = caller
      and held.purpose = take_picture_place.purpose
      and held.cleared_at is null
  ) then
    raise exception 'row_limit_reached' using
      detail = format('An account holds at most %s pictures of this kind.', at_once),
      hint = 'Remove some before adding more.';
  end if;
  insert into public.pictures (user_id, purpose)
  values (caller, take_picture_place.purpose)
  returning pictures.id into place;
  return place;
end
$$;

comment on function private.take_picture_place(text) is
  'A place for a picture of the caller. Raises P0001 `picture_limit` (20 portraits and 1,000 pictures of recipes an hour, 20 photos a day), `row_limit_reached` (500, 2,500 and 1,000).';

comment on function public.begin_picture(text) is
  'For the function `pictures`: the place of a new picture (`avatar`, `recipe` or `photo`) of the caller. Errors: 23514 for another purpose; P0001 `picture_limit`, `row_limit_reached`.';

create or replace function private.unneeded_pictures() returns setof text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.clear_deleted_photos();
  return query
  select old.user_id || '/' || old.id || '.webp'
  from public.pictures as old
  where old.removed_at is not null and old.cleared_at is null
  order by old.removed_at, old.id
  limit 500;
end
$$;

create or replace function private.content_of(subject text, subject_id text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      return (
        select jsonb_build_object(
          'author', comment.user_id, 'text', comment.content, 'recipe_id', comment.recipe_id,
          'mark', comment.moderated
        )
        from public.comments as comment
        where comment.id = subject_id::uuid and comment.user_id is not null
      );
    when 'recipe' then
      return (
        select jsonb_build_object(
          'author', card.owner_id, 'title', card.title, 'recipe_id', card.id, 'image', card.image,
          'source', card.source_url, 'mark', card.moderated,
          -- A recipe may be far longer than anybody has to read to judge it.
          'text', left(
            concat_ws(
              E'\n', nullif(card.summary, ''),
              (
                select string_agg(coalesce(measure.original_text, line.name), E'\n' order by line.position)
                from public.recipe_ingredients as line
                left join public.recipe_measures as measure using (recipe_id, position)
                where line.recipe_id = card.id
              ),
              (
                select string_agg(step, E'\n')
                from public.recipe_details as body, jsonb_array_elements_text(body.instructions) as step
                where body.recipe_id = card.id
              ),
              (
                select concat_ws(E'\n', body.tip, body.storage)
                from public.recipe_details as body where body.recipe_id = card.id
              )
            ),
            4000
          )
        )
        from public.recipe_cards as card
        where card.id = subject_id::bigint and card.owner_id is not null
      );
    when 'photo' then
      return (
        select jsonb_build_object(
          'author', photo.user_id, 'title', coalesce(photo.dish_title, card.title), 'text', photo.note,
          'image', private.picture_address(photo.user_id, photo.picture_id),
          'recipe_id', photo.recipe_id, 'mark', photo.moderated
        )
        from public.cook_photos as photo
        left join public.recipe_cards as card on card.id = photo.recipe_id
        where photo.id = subject_id::uuid
      );
    when 'profile' then
      return (
        select jsonb_build_object(
          'author', profile.id, 'title', profile.name, 'text', coalesce(profile.email, ''),
          'image', profile.avatar_url, 'mark', profile.moderated
        )
        from public.public_profiles as profile where profile.id = subject_id::uuid
      );
    else
      return null;
  end case;
end
$$;

comment on function private.content_of(text, text) is
  'What a `comment`, a person''s own `recipe`, a `photo` or a `profile` shows now: author, title, text (at most 4,000 characters of a recipe), image, recipe_id, mark; null where there is none.';

-- What is generated is written anew: before PostgreSQL 17 its expression cannot be changed.
alter table public.reports
  drop column subject,
  drop column subject_id,
  drop constraint one_subject,
  add column photo_id uuid;
alter table public.reports
  add column subject text not null generated always as (
    case
      when comment_id is not null then 'comment'
      when recipe_id is not null then 'recipe'
      when photo_id is not null then 'photo'
      else 'profile'
    end
  ) stored,
  add column subject_id text not null generated always as (
    coalesce(comment_id::text, recipe_id::text, photo_id::text, profile_id::text)
  ) stored,
  add constraint one_subject check (num_nonnulls(comment_id, recipe_id, photo_id, profile_id) = 1),
  add constraint reports_photo_once unique (reporter_id, photo_id);

create index reports_open_idx on public.reports (subject, subject_id, created_at)
  where resolved_at is null;

grant select (photo_id), insert (photo_id) on public.reports to authenticated;

comment on table public.reports is
  'That somebody finds a comment, a recipe, a photo or a profile wrong, and why. Only its reporter reads a report; moderators read what was reported, and never by whom. It outlives what it is about: that is judged by `snapshot`.';

drop policy "people report what others show them" on public.reports;
create policy "people report what others show them" on public.reports
  for insert to authenticated with check (
    reporter_id = (select auth.uid())
    and (
      exists (
        select from public.comments as comment
        where comment.id = comment_id and comment.user_id <> (select auth.uid())
      )
      or exists (
        select from public.recipe_cards as card
        where card.id = recipe_id and card.owner_id <> (select auth.uid())
      )
      or exists (
        select from public.cook_photos as photo
        where photo.id = photo_id and photo.user_id <> (select auth.uid())
      )
      or exists (
        select from public.public_profiles as profile
        where profile.id = profile_id and profile.id <> (select auth.uid())
      )
    )
  );

create or replace function private.prepare_report() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- Generated columns are not there yet.
  content constant jsonb := private.content_of(
    case
      when new.comment_id is not null then 'comment' when new.recipe_id is not null then 'recipe'
      when new.photo_id is not null then 'photo' else 'profile'
    end,
    coalesce(new.comment_id::text, new.recipe_id::text, new.photo_id::text, new.profile_id::text)
  );
begin
  new.author_id = (content ->> 'author')::uuid;
  new.snapshot = content - 'author' - 'mark';
  new.words = private.trimmed(new.words);
  return new;
end
$$;

alter table private.moderation_acts drop constraint subject_known;
alter table private.moderation_acts add constraint subject_known
  check (subject in ('comment', 'recipe', 'photo', 'profile'));

create or replace function private.mark(subject text, subject_id text, mark text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  case subject
    when 'comment' then
      update public.comments as comment
      set moderated = coalesce(mark, case when private.is_banned(comment.user_id) then 'banned' end)
      where comment.id = subject_id::uuid and comment.user_id is not null;
    when 'recipe' then
      update public.recipe_cards as card
      set
        moderated = coalesce(mark, case when private.is_banned(card.owner_id) then 'banned' end),
        -- A deletion of a month: nobody sees it, the search forgets it, and then it goes for good.
        deleted_at = case
          when mark = 'removed' then now() + interval '30 days'
          when card.moderated = 'removed' then null
          else card.deleted_at
        end
      where card.id = subject_id::bigint and card.owner_id is not null;
      if mark = 'removed' then
        delete from private.hidden_recipe_matches as held where held.recipe_id = subject_id::bigint;
      end if;
    when 'photo' then
      update public.cook_photos as photo
      set moderated = coalesce(mark, case when private.is_banned(photo.user_id) then 'banned' end)
      where photo.id = subject_id::uuid;
    when 'profile' then
      update public.public_profiles as profile
      set moderated = coalesce(mark, case when private.is_banned(profile.id) then 'banned' end)
      where profile.id = subject_id::uuid;
  end case;
end
$$;

create or replace function private.set_ban(account uuid, banned boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users as person
  set banned_until = case when banned then now() + interval '100 years' end
  where person.id = account;
  if banned then
    delete from auth.sessions as session where session.user_id = account;
  end if;
  update public.public_profiles as profile
  set moderated = case when banned then 'banned' end
  where profile.id = account and profile.moderated is not distinct from case when banned then null else 'banned' end;
  update public.comments as comment
  set moderated = case when banned then 'banned' end
  where comment.user_id = account and comment.moderated is not distinct from case when banned then null else 'banned' end;
  update public.recipe_cards as card
  set moderated = case when banned then 'banned' end
  where card.owner_id = account and card.moderated is not distinct from case when banned then null else 'banned' end;
  update public.cook_photos as photo
  set moderated = case when banned then 'banned' end
  where photo.user_id = account and photo.moderated is not distinct from case when banned then null else 'banned' end;
end
$$;

create function private.clear_removed_photos() returns void
language sql security definer set search_path = ''
as $$
  delete from public.cook_photos as gone
  where gone.id in (
    select act.subject_id::uuid
    from private.moderation_acts as act
    join public.cook_photos as photo on photo.id = act.subject_id::uuid
    where
      act.subject = 'photo'
      and act.kind = 'remove'
      and act.undone_at is null
      and act.made_at < now() - interval '30 days'
      and photo.moderated = 'removed'
    limit 100
  )
$$;
comment on function private.clear_removed_photos() is
  'Ends some photos that were removed more than 30 days ago, with their pictures.';

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

comment on function public.moderation_act(text, text, text, text) is
  'For moderators: hides (`hide`, its author still sees it), removes (`remove`, for good after 30 days), warns (`warn`, with a message), bans its author (`ban`) or finds nothing wrong (`dismiss`), and settles its reports; returns the act, for `moderation_undo`. `thing`: comment, recipe, photo or profile. Errors: 42501 `moderator_required`, `moderator_account`; 22023 `nothing_there`, `words_missing`; 23514 for another act.';

create or replace function private.own_rows() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  factors jsonb := '[]';
begin
  -- Not every auth server has them.
  if to_regclass('auth.mfa_factors') is not null then
    execute $factors$
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'name', factor.friendly_name, 'type', factor.factor_type, 'status', factor.status,
            'created_at', factor.created_at
          )
          order by factor.created_at
        ),
        '[]'
      )
      from auth.mfa_factors as factor where factor.user_id = $1
    $factors$ into factors using caller;
  end if;
  return jsonb_build_object(
    'account', (
      select jsonb_build_object(
        'id', person.id,
        'email', person.email,
        'phone', person.phone,
        'created_at', person.created_at,
        'email_confirmed_at', person.email_confirmed_at,
        'last_sign_in_at', person.last_sign_in_at,
        'new_email', to_jsonb(person) -> 'email_change',
        'is_anonymous', person.is_anonymous,
        'user_metadata', person.raw_user_meta_data,
        'app_metadata', person.raw_app_meta_data
      )
      from auth.users as person where person.id = caller
    ),
    'ways_in', (
      select coalesce(jsonb_agg(to_jsonb(way) - 'user_id' order by way.created_at), '[]')
      from auth.identities as way where way.user_id = caller
    ),
    'second_factors', factors,
    'sessions', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'created_at', session.created_at,
            'refreshed_at', session.refreshed_at,
            'user_agent', session.user_agent,
            'ip', host(session.ip),
            'methods', (
              select coalesce(jsonb_agg(claim.authentication_method order by claim.created_at), '[]')
              from auth.mfa_amr_claims as claim where claim.session_id = session.id
            )
          )
          order by session.created_at
        ),
        '[]'
      )
      from auth.sessions as session where session.user_id = caller
    ),
    'profile', (
      select to_jsonb(profile) from public.public_profiles as profile where profile.id = caller
    ),
    'dietary_settings', (
      select settings.dietary_settings from public.private_profiles as settings where settings.id = caller
    ),
    'badges', (
      select coalesce(jsonb_agg(to_jsonb(earned) - 'user_id' order by earned.earned_at, earned.badge), '[]')
      from public.earned_badges as earned where earned.user_id = caller
    ),
    'pictures', (
      select coalesce(
        jsonb_agg(
          to_jsonb(picture) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, picture.id))
          order by picture.created_at
        ),
        '[]'
      )
      from public.pictures as picture where picture.user_id = caller
    ),
    'pantry', (
      select coalesce(jsonb_agg(to_jsonb(item) - 'user_id' order by item.created_at, item.id), '[]')
      from public.pantry_items as item where item.user_id = caller
    ),
    'staples', (
      select to_jsonb(list.ingredients) from public.staple_lists as list where list.user_id = caller
    ),
    'corrections', (
      select coalesce(jsonb_agg(to_jsonb(correction) - 'user_id' order by correction.alias), '[]')
      from public.ingredient_corrections as correction where correction.user_id = caller
    ),
    'shopping_lists', (
      select coalesce(
        jsonb_agg(
          to_jsonb(list) - 'user_id' || jsonb_build_object('items', (
            select coalesce(
              jsonb_agg(to_jsonb(item) - 'user_id' - 'list_id' order by item.created_at, item.id), '[]'
            )
            from public.shopping_list_items as item
            where item.user_id = caller and item.list_id = list.id
          ))
          order by list.created_at, list.id
        ),
        '[]'
      )
      from public.shopping_lists as list where list.user_id = caller
    ),
    'shopping_records', (
      select coalesce(jsonb_agg(to_jsonb(record) - 'user_id' order by record.kind, record.id), '[]')
      from public.shopping_records as record where record.user_id = caller
    ),
    'saved_recipes', (
      select coalesce(jsonb_agg(to_jsonb(saved) - 'user_id' order by saved.created_at, saved.recipe_id), '[]')
      from public.favorite_recipes as saved where saved.user_id = caller
    ),
    'collections', (
      select coalesce(
        jsonb_agg(
          to_jsonb(collection) - 'user_id' || jsonb_build_object('recipes', (
            select coalesce(
              jsonb_agg(
                to_jsonb(held) - 'user_id' - 'collection_id' order by held.position, held.created_at
              ),
              '[]'
            )
            from public.collection_recipes as held
            where held.user_id = caller and held.collection_id = collection.id
          ))
          order by collection.created_at, collection.id
        ),
        '[]'
      )
      from public.recipe_collections as collection where collection.user_id = caller
    ),
    'own_recipes', (
      select coalesce(
        jsonb_agg(
          to_jsonb(card) - 'owner_id' || jsonb_build_object(
            'details', (
              select to_jsonb(body) - 'recipe_id'
              from public.recipe_details as body where body.recipe_id = card.id
            ),
            'ingredients', (
              select coalesce(
                jsonb_agg(
                  to_jsonb(line) - 'recipe_id'
                    || jsonb_build_object('ingredient', known.slug)
                    || coalesce(to_jsonb(measure) - 'recipe_id', '{}')
                  order by line.position
                ),
                '[]'
              )
              from public.recipe_ingredients as line
              left join public.recipe_measures as measure using (recipe_id, position)
              left join public.ingredients as known on known.id = line.ingredient_id
              where line.recipe_id = card.id
            )
          )
          order by card.id
        ),
        '[]'
      )
      from public.recipe_cards as card where card.owner_id = caller
    ),
    'cooked', (
      select coalesce(jsonb_agg(to_jsonb(cooked) - 'user_id' order by cooked.cooked_at, cooked.id), '[]')
      from public.cooked_recipes as cooked where cooked.user_id = caller
    ),
    'photos', (
      select coalesce(
        jsonb_agg(
          to_jsonb(photo) - 'user_id'
            || jsonb_build_object('address', private.picture_address(caller, photo.picture_id))
          order by photo.created_at, photo.id
        ),
        '[]'
      )
      from public.cook_photos as photo where photo.user_id = caller
    ),
    'comments', (
      -- Who likes it is theirs to say; how many do is not.
      select coalesce(
        jsonb_agg(to_jsonb(comment) - 'user_id' - 'liked_by' order by comment.created_at, comment.id), '[]'
      )
      from public.comments as comment where comment.user_id = caller
    ),
    'deleted_comments', (
      select coalesce(
        jsonb_agg(
          deleted.comment - 'user_id' - 'liked_by' || jsonb_build_object('deleted_at', deleted.deleted_at)
          order by deleted.deleted_at
        ),
        '[]'
      )
      from private.deleted_comments as deleted where deleted.user_id = caller
    ),
    'likes', (
      select coalesce(
        jsonb_agg(jsonb_build_object('comment_id', comment.id, 'recipe_id', comment.recipe_id) order by comment.id), '[]'
      )
      from public.comments as comment where comment.likes > 0 and comment.liked_by @> array[caller]
    ),
    'hidden_comments', (
      select coalesce(jsonb_agg(to_jsonb(hidden) - 'user_id' order by hidden.created_at, hidden.comment_id), '[]')
      from public.hidden_comments as hidden where hidden.user_id = caller
    ),
    'reports', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'comment_id', report.comment_id, 'recipe_id', report.recipe_id, 'photo_id', report.photo_id, 'person_id', report.profile_id,
            'reason', report.reason, 'words', report.words, 'created_at', report.created_at
          )
          order by report.created_at, report.id
        ),
        '[]'
      )
      from public.reports as report where report.reporter_id = caller
    ),
    'notices', (
      select coalesce(
        jsonb_agg(to_jsonb(notice) - 'user_id' - 'act_id' order by notice.created_at, notice.id), '[]'
      )
      from public.moderation_notices as notice where notice.user_id = caller
    ),
    'given_access', (
      select to_jsonb(given) - 'user_id' from private.plan_grants as given where given.user_id = caller
    ),
    'following', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.followed_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.followed_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.followed_id
      where follow.follower_id = caller
    ),
    'followers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', follow.follower_id, 'name', person.name, 'since', follow.created_at)
          order by follow.created_at, follow.follower_id
        ),
        '[]'
      )
      from public.follows as follow
      join public.public_profiles as person on person.id = follow.follower_id
      where follow.followed_id = caller
    ),
    -- Whom the caller blocked; who blocked the caller is revealed to nobody.
    'blocked', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object('person_id', block.blocked_id, 'name', person.name, 'since', block.created_at)
          order by block.created_at, block.blocked_id
        ),
        '[]'
      )
      from public.blocks as block
      join public.public_profiles as person on person.id = block.blocked_id
      where block.blocker_id = caller
    ),
    'questions_to_the_chef', (
      select coalesce(jsonb_agg(to_jsonb(question) - 'user_id' order by question.used_at), '[]')
      from public.ai_usage as question where question.user_id = caller
    ),
    'comment_pace', (
      select to_jsonb(rate) - 'user_id' from private.comment_rate_limits as rate where rate.user_id = caller
    ),
    'plan', (
      select
        to_jsonb(customer) - 'user_id' || jsonb_build_object(
          'subscriptions', (
            select coalesce(
              jsonb_agg(to_jsonb(subscription) - 'customer_id' order by subscription.created_at), '[]'
            )
            from public.stripe_subscriptions as subscription
            where subscription.customer_id = customer.customer_id
          ),
          'orders', (
            select coalesce(jsonb_agg(to_jsonb(payment) - 'customer_id' order by payment.created_at), '[]')
            from public.stripe_orders as payment where payment.customer_id = customer.customer_id
          )
        )
      from public.stripe_customers as customer where customer.user_id = caller
    )
  );
end
$$;

create or replace function public.export_my_data() returns jsonb
language plpgsql volatile set search_path = '' set statement_timeout = '20s'
as $$
declare
  file jsonb;
begin
  perform private.note_data_taken();
  -- Once: a subquery would be put in wherever it is named.
  with own as materialized (select private.own_rows() as rows)
  select
    jsonb_build_object('format', 'larder-data-1', 'exported_at', now()) || own.rows || jsonb_build_object(
      'saved_recipes', private.with_titles(own.rows -> 'saved_recipes'),
      'cooked', private.with_titles(own.rows -> 'cooked'),
      'photos', private.with_titles(own.rows -> 'photos'),
      'comments', private.with_titles(own.rows -> 'comments'),
      'deleted_comments', private.with_titles(own.rows -> 'deleted_comments'),
      'likes', private.with_titles(own.rows -> 'likes'),
      'security_log', private.own_security_rows()
    )
  into file
  from own;
  return file;
end
$$;
