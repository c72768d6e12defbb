import { insertFoods } from '../../support/own-recipes.ts'
import { insertRecipe, insertTranslation } from '../../support/recipes.ts'
import type { TestDatabase } from '../../support/cloned-database.ts'
import { catalogue } from './people.ts'

/** A small catalogue: foods that stand in for each other, recipes with and without an open body. */
export async function fillCatalogue(database: TestDatabase): Promise<void> {
  const { pool } = database
  await insertFoods(database)
  for (const [name, id] of Object.entries(catalogue)) {
    const said = name === 'premium' ? 'our~premiumbody' : 'our~body'
    await insertRecipe(pool, {
      id,
      title: `our~${name}`,
      premium: name === 'premium',
      body: said,
    })
    await insertTranslation(pool, id, { title: `our~${name}`, body: said })
  }
  await pool.query(`
    insert into ingredients (slug, name, plural, category, parent_id)
      select 'shallot', 'shallot', 'shallots', 'Vegetables', id from ingredients where slug = 'onion';
    insert into ingredient_aliases (alias, ingredient_id, language)
      select 'poireau', id, 'fr' from ingredients where slug = 'leek';
    with swap as (
      insert into ingredient_substitutions (need_id, ratio, quality, note)
      select id, 1, 0.8, 'Milder.' from ingredients where slug = 'onion' returning id
    )
    insert into ingredient_substitution_uses (substitution_id, ingredient_id, position)
      select swap.id, food.id, 1 from swap, ingredients as food where food.slug = 'leek';
    insert into ingredient_transforms (from_id, to_id, takes, note)
      select whole.id, part.id, 20, 'Skim it.' from ingredients as whole, ingredients as part
      where whole.slug = 'cream' and part.slug = 'ghee';
    insert into private.catalogue_state (content_hash) values (repeat('a', 64));
    insert into stripe_events (event_id, type, created_at)
      values ('our~event', 'customer.created', now());
    insert into private.operator_mails (about) values ('reports');
    insert into private.erased_accounts (id_hash) values (sha256('somebody'))`)
}
