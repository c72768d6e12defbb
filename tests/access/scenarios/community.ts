import { catalogue, nobody, recipeOf, uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const [ada, fay, bo, cleo, trial, stranger] = (
  ['ada', 'fay', 'bo', 'cleo', 'trial', 'stranger'] as const
).map((person) => uuidOf(person))
const comment = uuidOf('ada', 'comment')
const like = (id: string, from: string) =>
  `update comments set liked_by = liked_by || '${from}'::uuid, likes = likes + 1 where id = '${id}' returning likes, liked_by`

/** What people do to each other, and what follows from it by itself. */
export const community: readonly Scenario[] = [
  {
    name: 'a stranger edits the text of a comment',
    actor: 'stranger',
    act: `update comments set content = 'changed' where id = '${comment}' returning content`,
  },
  {
    name: 'an author edits the text and the rating, sets likes and moves the time',
    actor: 'trial',
    act: `update comments set content = 'changed', rating = 1, likes = 1000, liked_by = array['${ada}'::uuid], updated_at = '2020-01-01'
          where id = '${uuidOf('trial', 'comment')}' returning content, rating, likes, liked_by, updated_at`,
  },
  { name: 'a stranger likes a comment', actor: 'stranger', act: like(comment, String(stranger)) },
  {
    name: 'a stranger likes in the name of another',
    actor: 'stranger',
    act: like(comment, String(fay)),
  },
  {
    name: 'a stranger takes the likes of all others away',
    actor: 'stranger',
    act: `update comments set liked_by = '{}', likes = 0 where id = '${uuidOf('fay', 'comment')}' returning likes`,
  },
  {
    name: 'somebody blocked likes a comment',
    actor: 'trial',
    act: like(uuidOf('bo', 'comment'), String(trial)),
  },
  {
    name: 'a like that is the tenth brings its badge',
    actor: 'stranger',
    before: `set local session_replication_role = replica;
      update comments set likes = 9, liked_by = array(select gen_random_uuid() from generate_series(1, 9)) where id = '${uuidOf('fay', 'comment')}';
      set local session_replication_role = origin`,
    act: like(uuidOf('fay', 'comment'), String(stranger)),
  },
  {
    name: 'who is told of something new is no longer told of what is three months old',
    actor: 'stranger',
    before: `update notifications set created_at = now() - interval '91 days' where user_id = '${ada}'`,
    act: like(comment, String(stranger)),
  },
  {
    name: 'who is told of a comment that they do not see is shown nothing',
    actor: 'trial',
    before: `insert into notifications (user_id, kind, actor_id, comment_id)
      values ('${trial}', 'comment', '${ada}', '${uuidOf('ada', 'secretcomment')}')`,
    act: `select kind, excerpt from own_notifications() where kind = 'comment'`,
  },
  {
    name: 'a stranger deletes a comment by the service’s name',
    actor: 'stranger',
    act: `delete from comments where user_id = '${ada}' returning id`,
  },
  {
    name: 'a comment with replies leaves a tombstone',
    actor: 'ada',
    aal: 'aal2',
    act: `delete from comments where id = '${comment}' returning id`,
  },
  {
    name: 'the last reply takes the tombstone along',
    actor: 'trial',
    before: `delete from comments where parent_comment_id = '${comment}' and user_id <> '${trial}';
      update comments set user_id = null where id = '${comment}'`,
    act: `delete from comments where id = '${uuidOf('trial', 'reply')}' returning id`,
  },
  {
    name: 'a tombstone is not written on',
    actor: 'trial',
    before: `update comments set user_id = null where id = '${comment}'`,
    act: like(comment, String(trial)),
  },
  {
    name: 'nobody rates their own recipe',
    actor: 'trial',
    act: `insert into comments (recipe_id, user_id, content, rating) values (${recipeOf('trial', 'public')}, '${trial}', 'changed', 5) returning rating`,
  },
  {
    name: 'a reply answers no comment of another recipe',
    actor: 'trial',
    act: `insert into comments (recipe_id, user_id, content, parent_comment_id) values (${catalogue.other}, '${trial}', 'changed', '${comment}') returning id`,
  },
  {
    name: 'a comment on a recipe that is not seen',
    actor: 'trial',
    act: `insert into comments (recipe_id, user_id, content) values (${recipeOf('ada', 'private')}, '${trial}', 'changed') returning id`,
  },
  {
    name: 'a comment on a recipe of who blocked them',
    actor: 'trial',
    act: `insert into comments (recipe_id, user_id, content) values (${recipeOf('bo', 'public')}, '${trial}', 'changed') returning id`,
  },
  {
    name: 'the twenty-first comment in a minute',
    actor: 'trial',
    act: `insert into comments (recipe_id, user_id, content)
          select ${catalogue.other}, '${trial}', 'changed ' || i from generate_series(1, 21) as i returning id`,
  },
  {
    name: 'the tenth recipe that somebody rates',
    actor: 'trial',
    before: `insert into recipe_cards (id, title, visibility, ready_in_minutes, servings)
             select 10 + i, 'our~more', 'public', 5, 1 from generate_series(1, 9) as i`,
    act: `insert into comments (recipe_id, user_id, content, rating)
          select 10 + i, '${trial}', 'changed ' || i, 3 from generate_series(1, 9) as i returning id`,
  },
  {
    name: 'who reports their own comment',
    actor: 'trial',
    act: `insert into comment_reports (comment_id, reason) values ('${uuidOf('trial', 'comment')}', 'spam') returning reason`,
  },
  {
    name: 'who hides a comment that they do not see',
    actor: 'stranger',
    act: `insert into hidden_comments (comment_id) values ('${uuidOf('ada', 'secretcomment')}') returning comment_id`,
  },
  {
    name: 'a comment that everybody reported folds for others',
    actor: 'stranger',
    before: `set local session_replication_role = replica;
      insert into reports (reporter_id, comment_id, reason, author_id, snapshot) select gen_random_uuid(), '${comment}', 'spam', '${ada}', '{}' from generate_series(1, 10);
      set local session_replication_role = origin`,
    act: `select folded, user_name from comment_threads(${catalogue.plain}) where id = '${comment}'`,
  },
  {
    name: 'a comment that one hid folds for oneself',
    actor: 'trial',
    act: `select folded from comment_threads(${catalogue.plain}) where id = '${comment}'`,
  },
  {
    name: 'who reports a recipe that they do not see',
    actor: 'stranger',
    act: `insert into reports (recipe_id, reason) values (${recipeOf('ada', 'private')}, 'spam') returning reason`,
  },
  {
    name: 'who reports a recipe that there is not',
    actor: 'stranger',
    act: `insert into reports (recipe_id, reason) values (999999, 'spam') returning reason`,
  },
  {
    name: 'who reports the profile of somebody that blocked them',
    actor: 'stranger',
    act: `insert into reports (profile_id, reason) values ('${bo}', 'spam') returning reason`,
  },
  {
    name: 'who reports in the name of another',
    actor: 'stranger',
    act: `insert into reports (reporter_id, profile_id, reason) values ('${fay}', '${ada}', 'spam') returning reason`,
  },
  {
    name: 'who takes back a report that was judged',
    actor: 'trial',
    before: `update reports set resolved_at = now() where reporter_id = '${trial}'`,
    act: `delete from reports where reporter_id = '${trial}' returning reason`,
  },
  {
    name: 'a block ends the follow to the other',
    actor: 'trial',
    act: `insert into blocks (blocker_id, blocked_id) values ('${trial}', '${fay}') returning blocked_id`,
  },
  {
    name: 'a block ends the follow of the other',
    actor: 'fay',
    act: `insert into blocks (blocker_id, blocked_id) values ('${fay}', '${trial}') returning blocked_id`,
  },
  {
    // One that is there already makes no row, and so no lock of a foreign key: what is locked, the trigger locked.
    name: 'a block waits for a follow of the same two',
    actor: 'trial',
    before: `update public_profiles set name = name where id = '${trial}'`,
    act: `insert into blocks (blocker_id, blocked_id) values ('${trial}', '${cleo}') on conflict do nothing returning blocked_id`,
    after: `select xmax <> 0 as locked from public_profiles where id = '${trial}'`,
  },
  {
    name: 'who follows somebody that blocked them',
    actor: 'trial',
    act: `insert into follows (followed_id) values ('${bo}') returning followed_id`,
  },
  {
    name: 'who follows nobody there is',
    actor: 'trial',
    act: `insert into follows (followed_id) values ('${nobody}') returning followed_id`,
  },
  {
    name: 'the tenth follower brings a badge',
    actor: 'stranger',
    before: `set local session_replication_role = replica;
      insert into follows (follower_id, followed_id) select gen_random_uuid(), '${ada}' from generate_series(1, 9);
      set local session_replication_role = origin`,
    act: `insert into follows (followed_id) values ('${ada}') returning followed_id`,
  },
  {
    name: 'a portrait that is one’s own',
    actor: 'trial',
    act: `update profiles set avatar_url = '/storage/v1/object/public/pictures/${trial}/${uuidOf('trial', 'portrait')}.webp' where id = '${trial}' returning id`,
  },
  {
    name: 'a portrait that is another’s',
    actor: 'trial',
    act: `update public_profiles set avatar_url = '/storage/v1/object/public/pictures/${ada}/${uuidOf('ada', 'portrait')}.webp' where id = '${trial}' returning id`,
  },
]
