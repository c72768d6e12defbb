import type { ClientBase } from 'pg'
import { z } from 'zod'

/** What one statement is tried as: the role and the claims of a token, as the data API sets them. */
export interface Attempt {
  role: 'anon' | 'authenticated' | 'service_role'
  /** The token's claims; null for nobody's. */
  claims: Readonly<Record<string, unknown>> | null
  /** What the data API says of the request; nothing where it does not matter. */
  request?: { method: string; path: string }
  /** One statement that gives one JSON array of rows. */
  sql: string
  /** As the superuser, before it: what stands in the database already. */
  before?: string
  /** As the superuser, after it: more rows to look at, beside those of the statement. */
  after?: string
  /** `before` makes more rows than are to be looked at one by one. */
  isLarge?: boolean
}

const rowsSchema = z.array(z.unknown())

const outcomeSchema = z.object({
  /** Null where it went through. */
  error: z
    .object({ code: z.string(), message: z.string(), detail: z.string(), hint: z.string() })
    .nullable(),
  rows: rowsSchema.nullable(),
  /** The tables that PostgreSQL wrote to for it, with their rows afterwards. */
  written: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** All tables before it, where `before` changed them. */
  changed: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).nullable(),
})
export type Outcome = z.infer<typeof outcomeSchema>
export type Row = Readonly<Record<string, unknown>>
/** The rows of every table, by `schema.table`. */
export type State = Readonly<Record<string, readonly Row[]>>

/**
 * Functions of this connection alone. `attempt` tries each statement in a subtransaction of its own, as
 * PostgREST does in a transaction: claims, role, its hook, the statement, deferred constraints. Then
 * the superuser asks PostgreSQL which tables it wrote to, keeps their rows, and takes all back.
 */
const definitions = `
create or replace function pg_temp.base_tables() returns table (id oid, name text)
language sql stable as $$
  select c.oid, format('%s.%s', n.nspname, c.relname)
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
$$;
create or replace function pg_temp.rows_of(names text[]) returns jsonb
language plpgsql as $$
declare
  name text;
  held jsonb;
  state jsonb = '{}';
begin
  foreach name in array names loop
    execute format('select coalesce(jsonb_agg(to_jsonb(t)), ''[]'') from %s t', name) into held;
    state = state || jsonb_build_object(name, held);
  end loop;
  return state;
end
$$;
create or replace function pg_temp.writes(tables oid[]) returns bigint[]
language sql volatile as $$
  select array_agg(
    pg_stat_get_xact_tuples_inserted(t.id) + pg_stat_get_xact_tuples_updated(t.id)
      + pg_stat_get_xact_tuples_deleted(t.id)
    order by t.place
  )
  from unnest(tables) with ordinality as t (id, place)
$$;
create or replace function pg_temp.attempt(attempts jsonb) returns jsonb
language plpgsql as $$
declare
  one jsonb;
  outcome jsonb;
  outcomes jsonb = '[]';
  tables constant oid[] = array(select id from pg_temp.base_tables() order by name);
  names constant text[] = array(select name from pg_temp.base_tables() order by name);
  -- What was written to be taken back stays counted: a table too many is looked at, never one too few.
  counted bigint[] = pg_temp.writes(tables);
  recounted bigint[];
  answer jsonb;
  more jsonb;
  changed jsonb;
  code text;
  message text;
  detail text;
  hint text;
begin
  for one in select * from jsonb_array_elements(attempts) loop
    begin
      changed = null;
      if one ? 'before' then
        execute one ->> 'before';
        if not one ? 'isLarge' then
          changed = pg_temp.rows_of(names);
        end if;
        counted = pg_temp.writes(tables);
      end if;
      perform set_config('request.method', coalesce(one #>> '{request,method}', ''), true);
      perform set_config('request.path', coalesce(one #>> '{request,path}', ''), true);
      perform set_config('request.jwt.claims', coalesce(one ->> 'claims', ''), true);
      execute format('set local role %I', one ->> 'role');
      perform private.admit_request();
      execute one ->> 'sql' into answer;
      set constraints all immediate;
      set local role none;
      if one ? 'after' then
        execute one ->> 'after' into more;
        answer = coalesce(answer, '[]') || more;
      end if;
      recounted = pg_temp.writes(tables);
      outcome = jsonb_build_object('error', null, 'rows', answer, 'changed', changed, 'written',
        pg_temp.rows_of(array(
          select names[place] from generate_subscripts(tables, 1) as place
          where recounted[place] <> counted[place]
        )));
      counted = recounted;
      raise exception using errcode = 'UNDO0';
    exception
      when sqlstate 'UNDO0' then null;
      when others then
        get stacked diagnostics code = returned_sqlstate, message = message_text,
          detail = pg_exception_detail, hint = pg_exception_hint;
        outcome = jsonb_build_object('rows', null, 'written', '{}'::jsonb, 'changed', null,
          'error', jsonb_build_object('code', code, 'message', message, 'detail', detail, 'hint', hint));
    end;
    outcomes = outcomes || jsonb_build_array(outcome);
  end loop;
  return outcomes;
end
$$`

export async function prepareAttempts(client: ClientBase): Promise<void> {
  await client.query(definitions)
}

/** Tries these one after another, each on the same database. To be called inside a transaction. */
export async function tryAll(client: ClientBase, attempts: readonly Attempt[]): Promise<Outcome[]> {
  const { rows } = await client.query<{ outcomes: unknown }>(
    'select pg_temp.attempt($1) as outcomes',
    [JSON.stringify(attempts)],
  )
  return z.array(outcomeSchema).parse(rows[0]?.outcomes)
}

export async function readState(client: ClientBase): Promise<State> {
  const { rows } = await client.query<{ state: unknown }>(
    'select pg_temp.rows_of(array(select name from pg_temp.base_tables())) as state',
  )
  return z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(rows[0]?.state)
}
