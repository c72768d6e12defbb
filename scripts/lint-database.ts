import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { Connection } from '#server/postgres/cluster.ts'
import { withClient } from '#server/postgres/with-client.ts'
import { startTemporaryCluster, templateDatabase } from '../tests/support/temporary-cluster.ts'

/**
 * Runs Supabase's database lints over the migrated schema and wants no finding at all. Then it
 * plants what must be found, because the lints fall silent when they cannot see the API's roles
 * and schemas.
 */
const reportSchema = z.object({
  diagnostics: z.array(z.object({ category: z.string(), message: z.string() })),
})
type Finding = z.infer<typeof reportSchema>['diagnostics'][number]

/** In a schema that nobody has used yet, no index has been used. */
const meaningless = 'splinter/performance/unusedIndex'

const planted = `
  create table public.planted (id int primary key, owner_id uuid references auth.users (id));
  grant select on public.planted to anon;
  create table public.planted_guarded (id int primary key, owner_id uuid);
  alter table public.planted_guarded enable row level security;
  grant select on public.planted_guarded to authenticated;
  create policy "own" on public.planted_guarded for select to authenticated using (owner_id = auth.uid());
  create view public.planted_view as select id, email from auth.users;
  grant select on public.planted_view to anon;
  create function public.planted_function() returns int language sql as 'select 1';
`
const mustBeFound = [
  'rlsDisabledInPublic',
  'unindexedForeignKeys',
  'authRlsInitplan',
  'authUsersExposed',
  'securityDefinerView',
  'functionSearchPathMutable',
]

const cluster = await startTemporaryCluster()
try {
  const connection = cluster.connection(templateDatabase)
  const findings = lint(connection)
  for (const { category, message } of findings) report(`${category}: ${message}`)

  await withClient(connection, (client) => client.query(planted))
  const categories = lint(connection).map(({ category }) => category)
  for (const rule of mustBeFound) {
    if (!categories.some((category) => category.endsWith(`/${rule}`))) {
      report(`A planted fault was not found: ${rule}. The lints do not see the schema.`)
    }
  }
} finally {
  await cluster.stop()
}

function report(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** The exit code tells errors from warnings; what counts here is that the list is empty. */
function lint(connection: Connection): Finding[] {
  const tool = createRequire(import.meta.url).resolve(
    '@postgrestools/postgrestools/bin/postgrestools',
  )
  const { stdout } = spawnSync(
    process.execPath,
    [tool, 'dblint', '--reporter', 'json', '--max-diagnostics', 'none'],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PGHOST: connection.host,
        PGPORT: String(connection.port),
        PGUSER: connection.user,
        PGPASSWORD: connection.password,
        PGDATABASE: connection.database,
      },
    },
  )
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout))
  return diagnostics.filter(({ category }) => category !== meaningless)
}
