-- Private functions, their parameters, variables and aliases have the field's names: blocked users, sync versions,
-- documents, comments. What servers and clients call keeps its name, and no result changes.

alter function private.whom_parted() rename to blocked_users_or_none;
alter function private.parted_people() rename to blocked_users;
alter function private.is_parted(uuid, uuid) rename to is_blocked;
alter function private.without_parted(tsquery) rename to without_blocked;
alter function private.asked_kitchen(jsonb, text[], integer) rename to kitchen_of_search;
alter function private.tidy_comment(text) rename to trim_comment;
alter function private.raise_kept_version(uuid[], text) rename to raise_sync_version;
alter function private.count_kept_write() rename to count_synced_write;
alter function private.keep_recipe(jsonb, bigint, boolean) rename to store_recipe;

-- The bodies of functions change in these words alone. A word that a function does not have stops the migration.
do $$
declare
  -- Functions, the old word (a regular expression), the new one; in this order.
  words constant text[] := array[
    -- The functions above, where they are called.
    [
      'private.similar_recipes private.spoiling_recipes private.season_order',
      'private\.whom_parted', 'private.blocked_users_or_none'
    ],
    ['private.blocked_users_or_none private.without_blocked', 'private\.parted_people', 'private.blocked_users'],
    ['private.prepare_follow', 'private\.is_parted', 'private.is_blocked'],
    ['private.read_query', 'private\.without_parted', 'private.without_blocked'],
    [
      'private.diet_facet public.count_recipes public.search_recipes',
      'private\.asked_kitchen', 'private.kitchen_of_search'
    ],
    ['public.save_recipe public.save_recipes', 'private\.keep_recipe', 'private.store_recipe'],
    ['private.prepare_comment private.guard_comment', 'private\.tidy_comment', 'private.trim_comment'],
    [
      'private.count_synced_write private.count_dietary_write',
      'private\.raise_kept_version', 'private.raise_sync_version'
    ],
    -- Blocked users.
    [
      'private.without_blocked private.similar_recipes private.spoiling_recipes private.season_order',
      'parted', 'blocked'
    ],
    ['private.note_blocks', 'parted', 'changed'],
    [
      'private.blocked_users_or_none',
      'A visitor has no one, and may not ask', 'A visitor has blocked nobody, and has no right to blocked_users'
    ],
    ['private.prepare_follow', 'nothing is told', 'it reveals nothing'],
    -- Comments.
    [
      'private.leave_tombstone',
      'all that was said of it goes, and a tombstone leaves none', 'all its comments go, and leave no tombstone'
    ],
    ['private.clear_tombstones', 'said', 'tombstone'],
    ['private.clear_tombstones', 'answered', 'parent_id'],
    ['private.bring_back_comment', 'said', 'original'],
    ['private.bring_back_comment private.forget_person private.own_rows', 'kept', 'deleted'],
    [
      'private.own_rows',
      'to_jsonb\(said\) - ''user_id'' order by said\.alias',
      'to_jsonb(correction) - ''user_id'' order by correction.alias'
    ],
    [
      'private.own_rows',
      'ingredient_corrections as said where said', 'ingredient_corrections as correction where correction'
    ],
    ['public.comment_replies', 'said', 'reply'],
    [
      'private.refresh_recipe_rating private.own_rating public.rate_recipe private.leave_tombstone ' ||
      'private.opening_comments public.comment_threads private.count_comments private.favorite_cuisines ' ||
      'private.likes_of private.award_comments private.acts_of private.forget_person private.own_rows',
      'said', 'comment'
    ],
    -- Searches.
    ['private.text_query', 'said', 'token'],
    ['private.follow_words', 'said', 'lexeme'],
    ['private.measure private.measure_met', 'told', 'm'],
    ['private.read_query', 'asked', 'parsed'],
    ['public.count_recipes public.search_recipes', 'asked', 'query'],
    ['public.search_recipes', 'as explained', 'as reason'],
    ['public.search_recipes', 'explained\.need', 'reason.need'],
    ['public.search_recipes', 'explained\.told', 'reason.explanation'],
    ['public.search_recipes', 'told', 'explained'],
    ['public.search_recipes', 'untold', 'unread_codes'],
    ['public.search_recipes', 'said', 'line'],
    ['private.explain', 'thing that is asked for', 'thing that is needed'],
    ['private.explain', 'asked', 'needed'],
    ['private.explain', 'told json', 'explanation json'],
    ['private.explain', 'told', 'outcome'],
    ['private.prepare_kitchen', 'nothing was said of it', 'the pantry has no entry for it'],
    -- Recommendations.
    ['private.similar_recipes private.season_order public.seasonal_recipes', 'asked', 'ingredient'],
    ['private.own_tastes', 'said', 'signal'],
    ['public.recommended_recipes', 'said', 'shown'],
    ['public.recipe_teasers', 'shelf', 'section'],
    ['public.seasonal_recipes public.recommended_recipes', 'A shelf holds', 'A page holds'],
    -- Recipes of one's own.
    ['private.text_of private.number_of private.texts_of', 'said', 'value'],
    ['private.nutrition_of', 'said', 'nutrition'],
    ['private.lines_of', 'said', 'lines'],
    ['private.read_card private.write_lines private.store_recipe', 'asked', 'document'],
    ['private.store_recipe', 'a row that waited is checked anew', 'one that another locked before is checked anew'],
    [
      'private.store_recipe',
      'sends what waited would take that for a sign-out, and wait for ever',
      'sends pending changes would take that for a sign-out, and never send them'
    ],
    ['public.save_recipes', 'recipes are kept at once', 'recipes are saved at once'],
    ['public.save_recipe public.save_recipes', 'kept', 'stored'],
    ['public.save_recipes', 'answers', 'results'],
    -- Payments.
    ['private.state_subscription private.state_payment', 'told', 'sent'],
    ['private.state_subscription private.state_payment public.apply_stripe_event', 'kept', 'stored'],
    ['public.apply_stripe_event', 'said_at', 'event_time'],
    ['public.apply_stripe_event', 'Asked again and still no invoice', 'The second request found no invoice either'],
    -- People and their accounts.
    ['public.person', 'asked', 'person_id'],
    ['private.own_rows', 'proof', 'claim'],
    ['private.own_rows', 'is told to nobody', 'is revealed to nobody'],
    [
      'private.note_act',
      'Of who is being erased nothing is kept any more', 'Of an account that is being erased nothing more is stored'
    ],
    ['private.note_act', 'kept', 'entry'],
    [
      'private.begin_chef_answer',
      'writes what the chef is told: a cook''s title could give it orders',
      'writes into the prompt: a cook''s title could hold instructions'
    ]
  ];
  -- A function whose parameter or result has another name is made anew. Its grants and comment follow below.
  made_anew constant text[] := array[
    'private.explain', 'private.read_card', 'private.write_lines', 'private.store_recipe'
  ];
  word text[];
  name text;
  definition text;
  rewritten text;
begin
  foreach word slice 1 in array words loop
    foreach name in array string_to_array(word[1], ' ') loop
      definition := pg_get_functiondef(name::regproc);
      rewritten := regexp_replace(definition, '\m' || word[2] || '\M', word[3], 'g');
      if rewritten = definition then
        raise exception '% does not have the word %', name, word[2];
      end if;
      if name = any (made_anew) then
        execute 'drop function ' || name;
      end if;
      execute rewritten;
    end loop;
  end loop;
end
$$;

-- A subquery in a policy keeps the name that its function had when the policy was written.
alter policy "signed-in people read profiles" on public.public_profiles
  using (id <> all ((select private.blocked_users())::uuid[]));
alter policy "signed-in people see who follows whom" on public.follows
  using (
    follower_id <> all ((select private.blocked_users())::uuid[])
    and followed_id <> all ((select private.blocked_users())::uuid[])
  );
alter policy "cooks see public, own and followed recipes" on public.recipe_cards
  using (
    deleted_at is null
    and (
      (visibility = 'public' and owner_id is null)
      or owner_id = (select auth.uid())
      or (
        owner_id <> all ((select private.blocked_users())::uuid[])
        and (
          visibility = 'public'
          or (
            visibility = 'followers'
            and exists (
              select
              from public.follows as follow
              where follow.follower_id = (select auth.uid()) and follow.followed_id = owner_id
            )
          )
        )
      )
    )
  );
alter policy "cooks read comments on recipes they see" on public.comments
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and (user_id is null or user_id <> all ((select private.blocked_users())::uuid[]))
  );
alter policy "cooks comment as themselves on recipes they see" on public.comments
  with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.recipe_cards as card
      where
        card.id = recipe_id
        and (
          card.owner_id is null
          or card.owner_id <> all ((select private.blocked_users())::uuid[])
        )
    )
  );
alter policy "cooks edit or like comments on recipes they see" on public.comments
  using (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.blocked_users())::uuid[])
  )
  with check (
    exists (select from public.recipe_cards as card where card.id = recipe_id)
    and user_id <> all ((select private.blocked_users())::uuid[])
  );
alter policy "cooks see the badges of people they see" on public.earned_badges
  using (
    (select public.can_use('community'))
    and user_id <> all ((select private.blocked_users())::uuid[])
  );

alter policy "people hide comments that they see" on public.hidden_comments
  with check (
    user_id = (select auth.uid())
    and exists (select from public.comments as comment where comment.id = comment_id)
  );
alter policy "people report others' comments that they see" on public.comment_reports
  with check (
    user_id = (select auth.uid())
    and exists (
      select
      from public.comments as comment
      where comment.id = comment_id and comment.user_id <> (select auth.uid())
    )
  );
alter policy "the webhook alone keeps events" on public.stripe_events
  rename to "the webhook alone writes events";
alter policy "the loader alone keeps the state" on private.catalogue_state
  rename to "the loader alone writes the state";

create or replace view private.shown_comments with (security_invoker = true) as
select
  comment.id,
  comment.recipe_id,
  comment.parent_comment_id,
  comment.user_id,
  case when comment.user_id is not null then coalesce(author.name, 'Unknown User') end as user_name,
  author.avatar_url,
  case when seen.folded is null then comment.content else '' end as content,
  comment.rating,
  comment.likes,
  coalesce((select auth.uid()) = any (comment.liked_by), false) as is_liked,
  comment.created_at,
  comment.updated_at,
  seen.folded,
  (
    select count(*)::integer
    from public.comments as reply
    where reply.parent_comment_id = comment.id
  ) as reply_count
from public.comments as comment
left join public.public_profiles as author on author.id = comment.user_id
cross join lateral (
  select
    case
      when comment.user_id is null or comment.user_id = (select auth.uid()) then null
      when
        exists (
          select from public.hidden_comments as hidden
          where hidden.comment_id = comment.id and hidden.user_id = (select auth.uid())
        )
        or exists (
          select from public.comment_reports as report
          where report.comment_id = comment.id and report.user_id = (select auth.uid())
        )
        then 'hidden'
      when private.is_reported(comment.id) then 'reported'
    end as folded
) as seen;

drop trigger note_blocks on public.blocks;
drop trigger note_lifted_blocks on public.blocks;
create trigger note_blocks after insert on public.blocks
  referencing new table as changed
  for each statement execute function private.note_blocks();
create trigger note_lifted_blocks after delete on public.blocks
  referencing old table as changed
  for each statement execute function private.note_blocks();

grant execute on function private.explain(integer[], private.kitchen) to anon, authenticated, service_role;
grant execute on function private.store_recipe(jsonb, bigint, boolean) to authenticated;

comment on function private.blocked_users() is
  'The users whom the caller blocked and those who blocked the caller: private.is_blocked for many rows at once.';
comment on function private.blocked_users_or_none() is
  'As private.blocked_users, and empty for a visitor.';
comment on function private.prepare_follow() is
  'Before-insert trigger of follows. Raises 23503 `person_not_found`, for blocked users as for nobody.';
comment on function private.state_subscription(text, timestamptz, jsonb, boolean) is
  'Stores what Stripe stated of a subscription, if nothing later is known. Returns `applied`, `late`, `stranger` (of another customer) or `unclear` (two differing statements of one second, unless Stripe was asked anew).';
comment on function private.state_payment(text, jsonb) is
  'Stores what Stripe stated of a payment, in any order. Returns `applied`, or `unclear` where it is not known which order a charge belongs to.';
comment on function public.apply_stripe_event(text, text, bigint, text, jsonb, jsonb, boolean) is
  'Takes in one event of the payment provider, once: its effect and its id in one transaction. `stated_at`: seconds since 1970, by the provider. `subscription`: a row of stripe_subscriptions; `payment`: one of stripe_orders, with `by_invoice` where the invoice says it. Returns `applied`, `known` (taken in before), `late` (something newer is known), `stranger` (nobody''s here), or `unclear`: ask the provider anew and call again with `asked_anew`; nothing was stored.';
comment on column public.recipe_cards.rating is 'Mean of each cook''s newest rating, 0 without one. Updated by a trigger on comments.';
comment on column public.recipe_cards.review_count is 'How many cooks rated it. Updated by a trigger on comments.';
comment on function private.write_shopping_record(uuid, text, uuid, jsonb) is
  'Stores a record; one that equals the stored one changes nothing.';
comment on function private.show_shopping_item(uuid, uuid, jsonb) is
  'Writes the row that a record comes to. Raises P0001 `id_taken`, `row_limit_reached`; 23514, 22P02 for what cannot be stored.';
comment on table public.comments is 'Comments on recipes, and replies to them.';
comment on function private.follow_ratings() is
  'Updates rating and review_count of the recipes whose ratings a statement touched.';
comment on function private.leave_tombstone() is
  'Before-delete trigger: a comment with replies stays as a row without text and author. Stores what its author deleted for ten minutes.';
comment on column private.deleted_comments.parent_created_at is
  'When the parent of a reply was written: its tombstone may go with the reply.';
comment on function private.check_comment_page(integer) is
  'The size of a page of comments, 20 by default. Raises 22023 `bad_page_size`.';
comment on function public.comment_summary(bigint) is
  'How a recipe is rated and how many comments it has, for visitors too; the caller''s own rating, and whether it is their own recipe, which they do not rate. No row where the recipe is not to be seen.';
comment on function private.favorite_cuisines(uuid, boolean) is
  'Up to three cuisines of what a person commented on and shared, where everyone can see it; for themselves (`own`) also of what they cooked.';
comment on function private.follow_counts(uuid) is
  'How many follow a person, and whom that person follows: the same for every reader, also where some of them blocked each other.';
comment on function private.award_comments() is 'After-insert trigger of comments: what writing comments earns.';
comment on function private.follow_words() is
  'After-statement trigger of `recipe_matches`: stores the words that occur.';
comment on function private.without_blocked(tsquery) is
  'The words of a search, and none of the marks of blocked users.';
comment on function private.explain(integer[], private.kitchen) is
  'Needs, as in `needs` of a match row, with their states and reasons: as domain/matching/path.ts and need.ts.';
comment on function private.nutrition_of(jsonb) is
  'The nutrition of one serving that a document states, and nothing else; null for none. Raises 23514 `recipe_nutrition_info`, `recipe_calories` and the like.';
comment on function private.write_lines(bigint, jsonb) is 'Writes the lines and the body of a recipe anew.';
comment on function private.read_card(jsonb) is
  'The card that a recipe’s document makes, checked. Raises 23514, each with its code.';
comment on function private.store_recipe(jsonb, bigint, boolean) is
  'Makes a recipe of the caller, or writes theirs anew, all of it or nothing. `origin`: the recipe that a new one began with.';
comment on function private.acts_of(uuid[], timestamptz, text, integer) is
  'The comments, ratings, recipes and follows of these people, as far as the caller may see it, newest first, after the last line of the page before. Error: 22023 `bad_page_size`.';
comment on function private.count_dietary_write() is
  'After-update trigger of `private_profiles`, as `private.count_synced_write`.';
comment on function public.current_versions() is
  'The version of each kind of saved data of the caller, and how many milliseconds ago it was last written; null where that is not known. What was never written has none.';
comment on table public.kept_versions is
  'How often each kind of saved data of a cook was written. Counted under the lock of the row, so that whoever reads a version reads all that it counts.';
comment on column public.kept_versions.kind is 'The app''s name of the kind: `pantry`, `saved-recipes`.';
comment on table private.recoveries is
  'How often recovery codes were tried, and when one was last accepted, which the owner of the account sees.';
comment on function private.note_act(uuid, text, text, uuid, text, inet) is
  'Records one act of an account, with the device of the session that acts unless another is given. Called by triggers and functions within the act''s own transaction.';
comment on function private.note_blocks() is
  'After-trigger of blocks: one entry a statement, with the number where it is more than one. Whom is not stored: that is the other person''s data.';
comment on function public.export_my_data() is
  'Everything that the caller’s account holds, as of one moment, on any plan. Keys are tables in a person’s words, rows as they are stored; `recipe_data` of a collection’s recipe is JSON text. The request itself is logged, and in the file.';
