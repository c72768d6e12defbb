import { fillAccount } from '../account/full-account.ts'
import type { TestDatabase } from '../support/database.ts'

/** Rows in every table: of people who know each other, and of what belongs to nobody. */
export async function fillWorld(database: TestDatabase): Promise<void> {
  for (let person = 0; person < 2; person++) await fillAccount(database)
  await database.pool.query(`
    insert into public.ingredients (slug, name, plural, category, origin) values
      ('lemon', 'lemon', 'lemons', 'Fruit', 'plant'),
      ('lemon-juice', 'lemon juice', 'lemon juices', 'Fruit', 'plant'),
      ('lime-juice', 'lime juice', 'lime juices', 'Fruit', 'plant');
    -- Of rennet nothing was known before it had a word.
    update public.ingredients
      set free_of = array['nuts', 'shellfish', 'fish', 'eggs', 'soy', 'dairy', 'gluten', 'sesame'];
    insert into public.ingredient_aliases (alias, ingredient_id, language)
      select 'zitrone', id, 'de' from public.ingredients where slug = 'lemon';
    insert into public.ingredient_transforms (from_id, to_id, takes, note)
      select whole.id, juice.id, 0, 'Press it.' from public.ingredients as whole, public.ingredients as juice
      where whole.slug = 'lemon' and juice.slug = 'lemon-juice';
    with swap as (
      insert into public.ingredient_substitutions (need_id, quality, note)
        select id, 0.8, 'As sour.' from public.ingredients where slug = 'lemon-juice' returning id
    )
    insert into public.ingredient_substitution_uses (substitution_id, ingredient_id)
      select swap.id, used.id from swap, public.ingredients as used where used.slug = 'lime-juice';
    insert into public.stripe_events (event_id, type, created_at) values ('evt_1', 'invoice.paid', now());
    insert into auth.sign_ups (id, email, created_at)
      values (gen_random_uuid(), 'waits@example.com', now());
    insert into private.operator_mails (about) values ('reports');
    insert into auth.invitations (id, token_hash, email, created_at, expires_at)
      values (gen_random_uuid(), 'hash', 'guest@example.com', now(), now() + interval '7 days');
    insert into private.erased_accounts (id_hash) values (sha256('somebody who left'));
    insert into private.catalogue_state (content_hash) values (repeat('a', 64))`)
}
