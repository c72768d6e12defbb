/**
 * Mutants that change nothing for anybody, each with the reason: no matrix can notice them. Few, and none
 * that a wrong schema could hide behind.
 */
export const equivalents: Readonly<Record<string, string>> = {
  'policy private_profiles "people change their own settings" its check true':
    'Its using lets through one’s own row alone, and no client has the right to write `id`.',
  'policy public_profiles "people change their own profile" its check true':
    'Its using lets through one’s own row alone, and no client has the right to write `id`.',
  'row-level security of private.ingredient_kinds off':
    'Clients may only read it, and its one policy lets all of them read all of it.',
  'row-level security of private.ingredient_paths off':
    'Clients may only read it, and its one policy lets all of them read all of it.',
  'security_invoker of private.derived_recipe_matches off':
    'No client may read it; functions with the rights of their owner do.',
}
