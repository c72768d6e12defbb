/**
 * Mutants that change nothing for anybody, each with the reason: no matrix can notice them. Few, and none
 * that a wrong schema could hide behind.
 */
export const equivalents: Readonly<Record<string, string>> = {
  'policy private_profiles "people change their own settings" its check true':
    'Its using lets through one’s own row alone, and no client has the right to write `id`.',
  'policy public_profiles "people change their own profile" its check true':
    'Its using lets through one’s own row alone, and no client has the right to write `id`.',
  'policy moderation_notices "people dismiss what they are told" its check true':
    'Its using lets through one’s own rows alone, and no client has the right to write `user_id`.',
  'policy notifications "people mark what concerns them as read" its check true':
    'Its using lets through one’s own rows alone, and no client has the right to write `user_id`.',
  'policy notification_settings "people change how they are told" its check true':
    'Its using lets through one’s own rows alone, and no client has the right to write `user_id`.',
  'policy comments "cooks edit or like comments on recipes they see" its check true':
    'Its using asks the same of the recipe and the author, and no client has the right to write either.',
  'policy cook_photos "cooks change their own photos" its check true':
    'Its using lets through one’s own rows alone, and no client has the right to write `user_id`.',
  'policy private.ingredient_kinds "everyone reads what is a kind of what" dropped':
    'Nothing that runs with the rights of a client reads this table.',
  'policy private.ingredient_kinds "everyone reads what is a kind of what" its using negated':
    'Nothing that runs with the rights of a client reads this table.',
}
