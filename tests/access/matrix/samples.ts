import { catalogue, isPerson, type Person, recipeOf, uuidOf } from '../world/people.ts'
import { type Actor, idOf } from './actors.ts'

type Values = Readonly<Record<string, unknown>>

interface Sample {
  /** A row that this person might make. Where they may not, it is refused for no other reason. */
  row: (who: Actor | Person) => Values
  /** A change to such a row. */
  patch: Values
}

const of = (who: Actor | Person, kind: 'collection' | 'list') =>
  isPerson(who) ? uuidOf(who, kind) : idOf(who)
/** Whom somebody follows, blocks or answers: Ada, and she somebody else. */
const another = (who: Actor | Person) => idOf(who === 'ada' ? 'stranger' : 'ada')

/** For each relation that people write to; the others are tried with any value in their first column. */
export const samples: Readonly<Record<string, Sample>> = {
  blocks: {
    row: (who) => ({ blocker_id: idOf(who), blocked_id: another(who) }),
    patch: { blocked_id: uuidOf('fay') },
  },
  collection_recipes: {
    row: (who) => ({
      collection_id: of(who, 'collection'),
      recipe_id: String(catalogue.other),
      user_id: idOf(who),
      recipe_data: '{}',
      position: 2,
    }),
    patch: { recipe_data: '{"title": "changed"}' },
  },
  comment_reports: {
    row: (who) => ({
      user_id: idOf(who),
      comment_id: uuidOf(who === 'ada' ? 'stranger' : 'ada', 'reply'),
      reason: 'spam',
    }),
    patch: { reason: 'unkind' },
  },
  comments: {
    row: (who) => ({
      recipe_id: catalogue.other,
      user_id: idOf(who),
      content: 'changed',
      rating: 2,
      likes: 1000,
      liked_by: [uuidOf('fay'), uuidOf('ada')],
    }),
    patch: { content: 'changed', rating: 1 },
  },
  cook_photos: {
    row: (who) => ({
      user_id: idOf(who),
      recipe_id: catalogue.other,
      picture_id: isPerson(who) ? uuidOf(who, 'newshot') : idOf(who),
      note: 'changed',
      visibility: 'public',
    }),
    patch: { note: 'changed' },
  },
  cooked_recipes: {
    row: (who) => ({ user_id: idOf(who), recipe_id: catalogue.other, servings: 2, taken: [] }),
    patch: { servings: 3 },
  },
  favorite_recipes: {
    row: (who) => ({
      user_id: idOf(who),
      recipe_id: String(catalogue.other),
      created_at: '2999-01-01T00:00:00Z',
    }),
    patch: { recipe_id: String(catalogue.premium) },
  },
  follows: {
    row: (who) => ({ follower_id: idOf(who), followed_id: another(who) }),
    patch: { followed_id: uuidOf('stranger') },
  },
  hidden_comments: {
    row: (who) => ({
      user_id: idOf(who),
      comment_id: uuidOf(who === 'ada' ? 'stranger' : 'ada', 'reply'),
    }),
    patch: { comment_id: uuidOf('fay', 'comment') },
  },
  eaters: {
    row: (who) => ({ kitchen: idOf(who), name: 'changed' }),
    patch: { dietary_settings: { preferences: ['changed'] } },
  },
  ingredient_corrections: {
    row: (who) => ({ user_id: idOf(who), alias: 'yam', ingredient: 'leek' }),
    patch: { ingredient: 'egg' },
  },
  planned_meals: {
    row: (who) => ({
      user_id: idOf(who),
      day: '2100-05-06',
      kind: 'recipe',
      recipe_id: 1,
      title: 'changed',
      cooked_at: '2999-01-01T00:00:00Z',
    }),
    patch: { title: 'changed' },
  },
  pantry_items: {
    row: (who) => ({ user_id: idOf(who), name: 'changed', stocked_at: '2999-01-01T00:00:00Z' }),
    patch: { name: 'changed' },
  },
  recipe_notes: {
    row: (who) => ({ kitchen: idOf(who), recipe_id: catalogue.other, note: 'changed' }),
    patch: { note: 'changed' },
  },
  moderation_notices: {
    row: (who) => ({
      user_id: idOf(who),
      act_id: uuidOf('ada', 'act'),
      kind: 'warn',
      subject: 'profile',
      subject_id: 'changed',
    }),
    patch: { dismissed_at: '2999-01-01T00:00:00Z' },
  },
  notification_settings: {
    row: (who) => ({ user_id: idOf(who), kind: 'follow', by_mail: true }),
    patch: { by_push: true },
  },
  notifications: {
    row: (who) => ({ user_id: idOf(who), kind: 'follow', actor_id: another(who) }),
    patch: { read_at: '2999-01-01T00:00:00Z' },
  },
  private_profiles: {
    row: (who) => ({ id: idOf(who), dietary_settings: {} }),
    patch: { dietary_settings: { preferences: ['changed'] } },
  },
  profiles: {
    row: (who) => ({ id: idOf(who), name: 'changed' }),
    patch: { name: 'changed', dietary_settings: { preferences: ['changed'] } },
  },
  public_profiles: {
    row: (who) => ({ id: idOf(who), name: 'changed' }),
    patch: { name: 'changed' },
  },
  push_subscriptions: {
    row: (who) => ({
      user_id: idOf(who),
      endpoint: 'https://push.example/changed',
      p256dh: 'x'.repeat(87),
      auth: 'x'.repeat(22),
    }),
    patch: { endpoint: 'https://push.example/changed' },
  },
  recipe_cards: {
    row: (who) => ({
      owner_id: idOf(who),
      title: 'changed',
      ready_in_minutes: 10,
      servings: 2,
      visibility: 'public',
    }),
    patch: { title: 'changed' },
  },
  recipe_collections: {
    row: (who) => ({ user_id: idOf(who), name: 'changed', created_at: '2999-01-01T00:00:00Z' }),
    patch: { name: 'changed' },
  },
  recipe_body_translations: {
    row: () => ({ recipe_id: 1, language: 'fr', instructions: ['changed'] }),
    patch: { tip: 'changed' },
  },
  recipe_translations: {
    row: () => ({ recipe_id: 1, language: 'fr', title: 'changed', summary: '' }),
    patch: { title: 'changed' },
  },
  recipe_details: {
    row: (who) => ({ recipe_id: isPerson(who) ? recipeOf(who, 'public') : 1, tip: 'changed' }),
    patch: { tip: 'changed' },
  },
  reports: {
    row: (who) => ({
      reporter_id: idOf(who),
      comment_id: uuidOf(who === 'ada' ? 'stranger' : 'ada', 'reply'),
      reason: 'spam',
      words: 'changed',
    }),
    patch: { reason: 'unkind' },
  },
  shopping_list_items: {
    row: (who) => ({ user_id: idOf(who), list_id: of(who, 'list'), name: 'changed' }),
    patch: { name: 'changed' },
  },
  shopping_lists: {
    row: (who) => ({ user_id: idOf(who), name: 'changed' }),
    patch: { name: 'changed' },
  },
  staple_lists: {
    row: (who) => ({ user_id: idOf(who), ingredients: ['salt'] }),
    patch: { ingredients: ['salt'] },
  },
}
