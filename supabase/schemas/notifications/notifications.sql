-- What happened that concerns a person: one row for each act. The screen groups them. A row says who and about what, never in whose
-- words: these are read where they stand, by the policies there.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.public_profiles (id) on delete cascade,
  kind text not null constraint kind_known
    check (kind in ('reply', 'comment', 'like', 'follow', 'report', 'moderation', 'shopping')),
  actor_id uuid references public.public_profiles (id) on delete cascade,
  comment_id uuid references public.comments (id) on delete cascade,
  report_id uuid references public.reports (id) on delete cascade,
  notice_id uuid references public.moderation_notices (id) on delete cascade,
  outcome text constraint outcome_known check (outcome in ('acted', 'dismissed')),
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  list_id uuid references public.shopping_lists (id) on delete cascade,
  kitchen uuid,
  things integer,
  constraint notifications_once
    unique nulls not distinct (user_id, kind, actor_id, comment_id, report_id, notice_id, list_id),
  constraint shopping_of_its_kind
    check (num_nonnulls(list_id, kitchen, things) = case kind when 'shopping' then 3 else 0 end),
  -- Who leaves the kitchen is told nothing of it any more, and nobody of them.
  constraint reader_cooks_there
    foreign key (kitchen, user_id) references public.kitchen_members (kitchen, user_id) on delete cascade,
  constraint actor_cooks_there
    foreign key (kitchen, actor_id) references public.kitchen_members (kitchen, user_id) on delete cascade
);
comment on table public.notifications is
  'Acts that concern a person, the newest 500 of the last 90 days. Written by triggers alone; its reader marks them as read.';
comment on column public.notifications.kind is
  '`reply` to a comment; `comment` on a recipe of one''s own; `like` of a comment; `follow`; `report`: one''s report was judged; `moderation`: something of one''s own was; `shopping`: another member of a kitchen is at the shop.';
comment on column public.notifications.actor_id is 'Who did it; null for what moderators do, who are named to nobody.';
comment on column public.notifications.comment_id is 'The reply or comment that was written, or the comment that is liked.';
comment on column public.notifications.outcome is 'Of a `report`.';
comment on column public.notifications.list_id is 'Of `shopping`: the list on which somebody ticks things.';
comment on column public.notifications.kitchen is 'Of `shopping`: whose list it is.';
comment on column public.notifications.things is
  'Of `shopping`: how many things were still to be bought on the list, with the one that was ticked.';
comment on constraint notifications_once on public.notifications is
  'Whoever likes or follows again and again is told of once. Of who shops again with the same list the last time stays.';

create index notifications_newest_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_actor_id_idx on public.notifications (actor_id);
create index notifications_comment_id_idx on public.notifications (comment_id);
create index notifications_report_id_idx on public.notifications (report_id);
create index notifications_notice_id_idx on public.notifications (notice_id);
create index notifications_list_id_idx on public.notifications (list_id);
create index notifications_reader_there_idx on public.notifications (kitchen, user_id);
create index notifications_actor_there_idx on public.notifications (kitchen, actor_id);

alter table public.notifications enable row level security;
grant select, update (read_at) on public.notifications to authenticated;
grant select, insert, update, delete on public.notifications to service_role;
create policy "people read what concerns them" on public.notifications
  for select to authenticated using (
    user_id = (select auth.uid())
    and (actor_id is null or actor_id <> all ((select private.blocked_users())::uuid[]))
  );
create policy "people mark what concerns them as read" on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create function private.drop_old_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.notifications as stale
  where stale.id in (
    select surplus.id
    from (select distinct inserted.user_id from inserted) as reader
    cross join lateral (
      (
        select held.id, held.user_id
        from public.notifications as held
        where held.user_id = reader.user_id
        order by held.created_at desc, held.id desc
        offset 500
      )
      union
      (
        select held.id, held.user_id
        from public.notifications as held
        where held.user_id = reader.user_id and held.created_at < now() - interval '90 days'
      )
    ) as surplus
  );
  return null;
end
$$;
comment on function private.drop_old_notifications() is
  'After-insert statement trigger: keeps the newest 500 rows of a reader, and none older than 90 days.';
create trigger drop_old_notifications after insert on public.notifications
  referencing new table as inserted
  for each statement execute function private.drop_old_notifications();
