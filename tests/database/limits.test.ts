import { afterAll, beforeAll } from 'vitest'
import { longestKitchenName, mostMembers } from '#domain/people/kitchen-limits.ts'
import { longestEaterName, mostEaters } from '#domain/people/table.ts'
import {
  longestPlannedTitle,
  mostEatersOfMeal,
  mostPlannedMeals,
} from '#domain/week/planned-meal.ts'
import { trialDays } from '#domain/access.ts'
import { longestDescription, longestName } from '#domain/collections/collection.ts'
import { mostRecipeData } from '#domain/collections/recipe-data.ts'
import { longestComment } from '#domain/comments/comment.ts'
import { chefQuestionsPerDay, pictureLimits, rowLimits, textLimits } from '#domain/limits.ts'
import { windowSize } from '#domain/matching/order.ts'
import { longestMaking } from '#domain/matching/sources.ts'
import { largestQuantity } from '#domain/pantry/pantry-item.ts'
import { soonFrom } from '#domain/pantry/shelf-life.ts'
import { mostStaples } from '#domain/pantry/staples.ts'
import { longestEmailAddress } from '#server/auth/accounts/email-address.ts'
import { longestUserAgent } from '#server/auth/wire/request.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  inCheck,
  inFunction,
  inRowLimit,
  type SharedNumber,
  testSharedNumbers,
} from '../support/stated-numbers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const shared: readonly SharedNumber[] = [
  ['the trial, in hours', 24 * trialDays, [inFunction('has_access', /'(\d+) hours'/)]],
  ...Object.entries(rowLimits).map(([table, most]): SharedNumber => [
    `rows of ${table}`,
    most,
    [inRowLimit(table)],
  ]),
  [
    'things in a pantry that is searched with',
    rowLimits.pantry_items,
    [inFunction('kitchen_of_search', /jsonb_array_length\(pantry\) > (\d+)/)],
  ],
  [
    'pictures of recipes',
    pictureLimits.recipe,
    [inFunction('take_picture_place', /at_once .* 'recipe' then (\d+) when/)],
  ],
  [
    'pictures of photos',
    pictureLimits.photo,
    [inFunction('take_picture_place', /at_once .* 'photo' then (\d+) else/)],
  ],
  [
    'portraits',
    pictureLimits.avatar,
    [inFunction('take_picture_place', /at_once .* else (\d+) end/)],
  ],
  [
    'questions to the chef in a day',
    chefQuestionsPerDay,
    [inFunction('begin_chef_answer', /per_day constant integer := (\d+)/)],
  ],
  ['a name of a person', textLimits.personName, [inCheck('public_profiles', 'name_length')]],
  ['an address of a mailbox', longestEmailAddress, [inCheck('public_profiles', 'email_shape')]],
  ['a user agent', longestUserAgent, [inCheck('private.security_log', 'user_agent_length')]],
  [
    'members of a kitchen',
    mostMembers,
    [inFunction('accept_invitation', /most_members constant integer := (\d+)/)],
  ],
  ['a name of a kitchen', longestKitchenName, [inCheck('kitchens', 'name_length')]],
  ['people at a table', mostEaters, [inRowLimit('eaters')]],
  ['a name of one of them', longestEaterName, [inCheck('eaters', 'name_length')]],
  ['meals of a plan', mostPlannedMeals, [inRowLimit('planned_meals')]],
  ['a title of one of them', longestPlannedTitle, [inCheck('planned_meals', 'title_length')]],
  ['people of a meal', mostEatersOfMeal, [inCheck('planned_meals', 'eaters_count')]],
  ['a name of a shopping list', textLimits.listName, [inCheck('shopping_lists', 'name_length')]],
  [
    'a name of a thing',
    textLimits.itemName,
    [
      inCheck('pantry_items', 'name_length'),
      inCheck('pantry_items', 'typed_as_length'),
      inCheck('shopping_list_items', 'name_length'),
    ],
  ],
  [
    'a unit',
    textLimits.unit,
    [inCheck('pantry_items', 'unit_length'), inCheck('shopping_list_items', 'unit_length')],
  ],
  ['an amount', textLimits.amount, [inCheck('shopping_list_items', 'amount_length')]],
  ['a quantity', largestQuantity, [inCheck('pantry_items', 'quantity_range')]],
  ['staples', mostStaples, [inCheck('staple_lists', 'ingredients_count')]],
  ['a search', textLimits.search, [inFunction('read_query', /char_length\(search_text\) > (\d+)/)]],
  ['a comment', longestComment, [inCheck('comments', 'content_length')]],
  ['a name of a collection', longestName, [inCheck('recipe_collections', 'name_length')]],
  [
    'a description of a collection',
    longestDescription,
    [inCheck('recipe_collections', 'description_length')],
  ],
  ['a recipe in a collection', mostRecipeData, [inCheck('collection_recipes', 'recipe_data_size')]],
  ['minutes of a making', longestMaking, [inFunction('longest_making', /RETURN (\d+)/i)]],
  [
    'from when on something spoils soon, in hundredths',
    soonFrom,
    [
      inFunction('spoiling_recipes', /soon_from constant integer := (\d+)/),
      inFunction('prepare_kitchen', /soon_from constant integer := (\d+)/),
      inFunction('saved_from_waste', /shelf_life_days \* (\d+)/),
    ],
  ],
  [
    'recipes that are ranked together',
    windowSize,
    [inFunction('find_page', /window_size constant integer := (\d+)/)],
  ],
]

testSharedNumbers(() => database, shared)
