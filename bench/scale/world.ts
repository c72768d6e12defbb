import { type Client, Pool } from 'pg'
import { z } from 'zod'
import { type CatalogueFile } from '#catalogue/catalogue-file.ts'
import type { Connection } from '#server/postgres/cluster.ts'
import { insertUser } from '../../tests/support/users.ts'
import { corpusOf } from '../matching/corpus.ts'
import { loadCorpus } from '../matching/load.ts'
import { progress } from '../report.ts'
import { castOf } from './cast.ts'
import { fillBodies, fillCooks } from './fill.ts'
import { type Cost, costOf, pidSchema } from './measure.ts'
import type { SizeOfCooks, SizeOfRecipes } from './report-schema.ts'
import { costOfSignIn } from './sign-in.ts'
import { measureSizes } from './sizes.ts'
import { type Question, questionsOf, searchesOf } from './statements.ts'
import { withCluster } from './with-cluster.ts'

const pantryOf = 30
const measuredCooks = 20
const savedRecipes = 30

const mostSchema = z.tuple([
  z.object({
    comments: z.coerce.number(),
    followers: z.coerce.number(),
    likes: z.coerce.number(),
  }),
])

async function costsOf(client: Client, questions: readonly Question[]): Promise<Cost[]> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const [{ pid }] = pidSchema.parse(rows)
  const costs: Cost[] = []
  for (const question of questions) costs.push(await costOf(client, pid, question))
  return costs
}

/** Somebody for whom everything is open, who has saved some recipes. */
async function trialCook(connection: Connection): Promise<string> {
  const pool = new Pool({ ...connection, max: 1 })
  try {
    const cook = await insertUser(pool)
    await pool.query(
      `insert into public.favorite_recipes (user_id, recipe_id)
       select $1, id::text from generate_series(1, $2::integer) as id`,
      [cook, savedRecipes],
    )
    return cook
  } finally {
    await pool.end()
  }
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1_000)

/** So many cooks over so many recipes, in a database of its own that is gone afterwards. */
export async function measureCooks(
  file: CatalogueFile,
  wanted: { cooks: number; recipes: number; seed: number },
): Promise<SizeOfCooks> {
  const { cooks, recipes, seed } = wanted
  return withCluster(async (client, connection) => {
    const startedAt = performance.now()
    const corpus = corpusOf(file, seed)
    progress(`${cooks} cooks: filling`)
    await loadCorpus(client, file, recipes, corpus.recipe)
    await fillBodies(client, 1, recipes)
    await fillCooks(client, wanted)
    const tables = await measureSizes(client)
    const filledIn = secondsSince(startedAt)
    progress('  asking')
    const cast = await castOf(client, Math.ceil(cooks / 2), corpus.pantry(pantryOf))
    const { rows } = await client.query(
      `select
           (select count(*) from public.comments where recipe_id = $1) as comments,
           (select count(*) from public.follows where followed_id = $2) as followers,
           (select likes from public.comments where id = $3) as likes`,
      [cast.recipe, cast.star, cast.comment],
    )
    const costs = await costsOf(client, questionsOf(cast))
    const emails = Array.from({ length: measuredCooks }, (_, index) => {
      return `cook-${1 + Math.floor((index * cooks) / measuredCooks)}@example.com`
    })
    costs.push(await costOfSignIn(connection, emails))
    return { cooks, recipes, most: mostSchema.parse(rows)[0], tables, costs, filledIn }
  })
}

/** So many recipes without anybody who keeps them. */
export async function measureRecipes(
  file: CatalogueFile,
  { recipes, seed }: { recipes: number; seed: number },
): Promise<SizeOfRecipes> {
  return withCluster(async (client, connection) => {
    const startedAt = performance.now()
    const corpus = corpusOf(file, seed)
    progress(`${recipes} recipes: loading`)
    await loadCorpus(client, file, recipes, corpus.recipe)
    await fillBodies(client, 1, recipes)
    const tables = await measureSizes(client)
    const filledIn = secondsSince(startedAt)
    progress('  asking')
    const pantries = [10, 20, 30, 40, 50, 60].map((size) => JSON.stringify(corpus.pantry(size)))
    const cook = await trialCook(connection)
    const costs = await costsOf(client, searchesOf(pantries, recipes, cook))
    return { recipes, tables, costs, filledIn }
  })
}
