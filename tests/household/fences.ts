import type { Pool } from 'pg'

/** What keeps a household right, each to be broken once: the simulation has to find it. */

interface Replacement {
  /** The end of a file's path, or the name of a function of the database. */
  of: string
  from: string
  to: string
}

export interface Fence {
  name: string
  /** In the app's code. */
  code?: readonly Replacement[]
  /** In functions of the database. */
  functions?: readonly Replacement[]
  sql?: string
}

export const fences: readonly Fence[] = [
  {
    name: 'the lists ask for no epoch',
    functions: [
      {
        of: 'private.apply_shopping_operations',
        from: 'membership <> coalesce(epoch, membership)',
        to: 'false',
      },
    ],
  },
  {
    name: 'rows ask for no membership',
    functions: [
      { of: 'private.admit_request', from: 'membership is not null and', to: 'false and' },
    ],
  },
  {
    name: 'requests name no membership',
    code: [{ of: 'sync/as-member.ts', from: 'if (epoch !== null)', to: 'if (epoch === "never")' }],
  },
  {
    name: 'changes are sent by the membership of now',
    code: [
      {
        of: 'sync/send.ts',
        from: 'membershipOf(first.channel, userId),',
        to: 'membershipIn(userId, membershipOf(first.channel, userId).kitchen),',
      },
      {
        of: 'sync/send.ts',
        from: 'import { isLeftBehind, membershipOf }',
        to: 'import { membershipIn, membershipOf }',
      },
      { of: 'sync/send.ts', from: '!isLeftBehind(each.channel, userId)', to: 'true' },
    ],
  },
  {
    name: 'what was left behind is tried for ever',
    code: [
      {
        of: 'sync/memberships.ts',
        from: 'membership === undefined || stored.length === 0',
        to: 'true',
      },
    ],
  },
  {
    name: 'of two writes to a field the earlier stays',
    functions: [{ of: 'private.merged_record', from: '"C" < clock', to: '"C" > clock' }],
  },
  {
    name: 'kitchens that were left are not forgotten',
    code: [
      { of: 'sync/forget-kitchens.ts', from: 'void forgetKitchens(client, account)', to: '' },
      { of: 'sync/forget-kitchens.ts', from: 'void forgetKitchens(client, account)', to: '' },
    ],
  },
  {
    name: 'called saved before it is stored',
    code: [
      {
        of: 'sync/send.ts',
        from: 'const { isStored, forget } = await append(userId, channel, operations)',
        to: 'void append(userId, channel, operations)\n  const isStored = true\n  const forget = () => undefined',
      },
    ],
  },
  {
    name: 'taken off the log before it is sent',
    code: [
      {
        of: 'sync/send.ts',
        from: "setState('sending')",
        to: "setState('sending')\n    await remove(userId, batch)",
      },
    ],
  },
  {
    name: 'refusals are not said',
    code: [{ of: 'pantry/pantry-queue.ts', from: 'void notifyRefused(refused)', to: 'undefined' }],
  },
  {
    name: 'an erased account hands nothing over',
    sql: 'drop trigger hand_over_kitchens on auth.users',
  },
  {
    name: 'devices do not hear that somebody left',
    functions: [
      {
        of: 'private.after_leaving',
        from: "perform private.raise_sync_version(array[old.user_id], 'kitchens');",
        to: '',
      },
      { of: 'private.tell_moved', from: "'kitchens', ", to: '' },
    ],
  },
  {
    name: 'the pantry is open to everybody',
    sql: 'alter policy "members see the pantry" on public.pantry_items using (true)',
  },
  {
    name: 'a change of a row is told to nobody',
    sql: 'drop trigger tell_other_devices_of_update on public.pantry_items',
  },
  {
    name: 'who leaves takes nothing along',
    functions: [{ of: 'private.leave_kitchen', from: 'if take then', to: 'if false then' }],
  },
]

function replaced(text: string, { of, from, to }: Replacement): string {
  if (!text.includes(from)) throw new Error(`${of} has no “${from}”`)
  return text.replace(from, to)
}

/** How the app's code is changed, file by file. */
export function editFor({ code = [] }: Fence) {
  return (text: string, file: string): string =>
    code.filter(({ of }) => file.endsWith(of)).reduce(replaced, text)
}

/** Breaks a fence in a database. */
export async function breakIn(pool: Pool, { functions = [], sql }: Fence): Promise<void> {
  for (const each of functions) {
    const { rows } = await pool.query<{ text: string }>(
      `select pg_get_functiondef(proc.oid) as text from pg_proc as proc
       where proc.pronamespace::regnamespace || '.' || proc.proname = $1`,
      [each.of],
    )
    const [row] = rows
    if (row === undefined) throw new Error(`There is no function ${each.of}`)
    await pool.query(replaced(row.text, each))
  }
  if (sql !== undefined) await pool.query(sql)
}
