import { recipeOf, uuidOf } from '../world/people.ts'
import type { Scenario } from './scenario.ts'

const [trial, ada] = [uuidOf('trial'), uuidOf('ada')]
const comment = uuidOf('trial', 'comment')
const asOperator = (act: string, thing: string, id: string | number) =>
  `select private.moderate(null, '${act}', '${thing}', '${id}', 'changed')`
const asModerator = `insert into private.moderators (user_id) values ('${uuidOf('stranger')}')`

/** What is seen of what a moderator took out of sight, and who may judge. */
export const moderation: readonly Scenario[] = [
  {
    name: 'a hidden comment, to others',
    actor: 'stranger',
    before: asOperator('hide', 'comment', comment),
    act: `select content from comments where id = '${comment}'`,
  },
  {
    name: 'a hidden comment, to its author',
    actor: 'trial',
    before: asOperator('hide', 'comment', comment),
    act: `select content, folded from comment_threads(1) where id = '${comment}'`,
  },
  {
    name: 'a removed comment, to its author',
    actor: 'trial',
    before: asOperator('remove', 'comment', comment),
    act: `select content from comments where id = '${comment}'`,
  },
  {
    name: 'a hidden recipe, to a visitor',
    actor: 'anonymous',
    before: asOperator('hide', 'recipe', recipeOf('trial', 'public')),
    act: `select title from recipes where id = ${recipeOf('trial', 'public')}`,
  },
  {
    name: 'a hidden recipe that its owner shows again',
    actor: 'trial',
    before: asOperator('hide', 'recipe', recipeOf('trial', 'public')),
    act: `select set_recipe_visibility(${recipeOf('trial', 'public')}, 'public')`,
  },
  {
    name: 'a removed recipe that its owner brings back',
    actor: 'trial',
    before: asOperator('remove', 'recipe', recipeOf('trial', 'public')),
    act: `select restore_recipe(${recipeOf('trial', 'public')})`,
  },
  {
    name: 'a hidden profile, to others',
    actor: 'stranger',
    before: asOperator('hide', 'profile', trial),
    act: `select name from profiles where id = '${trial}'`,
  },
  {
    name: 'what somebody banned had shown',
    actor: 'stranger',
    before: asOperator('ban', 'profile', trial),
    act: `select
      (select count(*) from comments where user_id = '${trial}') as comments,
      (select count(*) from recipe_cards where owner_id = '${trial}') as recipes,
      (select count(*) from profiles where id = '${trial}') as profiles`,
  },
  {
    name: 'a session of somebody banned',
    actor: 'trial',
    before: asOperator('ban', 'profile', trial),
    act: `select 1`,
  },
  {
    name: 'a moderator judges another',
    actor: 'stranger',
    before: `${asModerator}; insert into private.moderators (user_id) values ('${ada}')`,
    act: `select moderation_act('hide', 'comment', '${uuidOf('ada', 'comment')}')`,
  },
  {
    name: 'a moderator judges themself',
    actor: 'stranger',
    before: asModerator,
    act: `select moderation_act('ban', 'profile', '${uuidOf('stranger')}')`,
  },
  {
    name: 'a moderator whose right was taken reads the reports',
    actor: 'stranger',
    before: `${asModerator}; delete from private.moderators`,
    act: `select thing from moderation_reports()`,
  },
]
