/**
 * What no answer may hold, wherever it comes from: a value that is secret or somebody else's.
 * What no refusal may hold besides: words from inside the server.
 */
export interface Secrets {
  /** Passwords, keys, and what another cook keeps for themselves. */
  readonly values: readonly string[]
  /** `schema.name` of what lies in schemas that nobody is offered, and the names of constraints and triggers. */
  readonly internalNames: readonly string[]
  /** Folders of this run. */
  readonly folders: readonly string[]
}

/** In a refusal. Each is named in the report of a failure. */
const inner: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'SQL',
    /\bselect\s[\s\S]{1,300}?\sfrom\s|\binsert\s+into\s|\bupdate\s+\S+\s+set\s|\bdelete\s+from\s/i,
  ],
  ['SQL', /\bpgrst_(?:source|call|payload|body|scalar)|\blateral\b|\bwhere\s+\S+\s*=\s*\$?\d/i],
  ['a parameter of the statement', /\$\d{1,2}\b|portal with parameters/],
  ['a row or key of the database', /Failing row contains|Key \([^)]*\)=\(/],
  [
    'PL/pgSQL',
    /PL\/pgSQL|\bSQL (?:statement|function) "|\bCONTEXT:|\bat (?:RAISE|assignment|SQL statement)/,
  ],
  ['a stack trace', /^\s*at .{1,200}:\d+:\d+\)?$/m],
  ['a stack trace', /node:internal|node_modules|\b[\w/-]+\.(?:ts|mjs|cjs|js|hs|c):\d+/],
  ['a file path', /(?:^|[\s"'(=:])\/(?:tmp|home|root|usr|var|etc|opt|work|proc|srv|mnt)\/[\w.-]+/],
  ['a file path', /\b[A-Z]:\\\\?\w|\bfile:\/\//],
  [
    'a system error',
    /\b(?:ECONN\w+|ENOENT|EACCES|EISDIR|EPIPE|ENOTDIR|ENAMETOOLONG|EINVAL|ERR_[A-Z_]+)\b/,
  ],
  ['a role of the database', /\b(?:authenticator|supabase_auth_admin|service_role)\b/],
  [
    'an error of the language',
    /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|ZodError|DatabaseError)\b|\bis not a function\b|Cannot read propert|\bin JSON at position\b|is not valid JSON/,
  ],
]

/** In any answer: how passwords are kept, and keys. */
const always: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['a password hash', /\$(?:argon2\w{0,2}|2[aby])\$/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY|"d":"[\w-]{40,}"/],
]

/**
 * What an answer gives away, each with the words that do; empty where nothing. What the request itself
 * said may come back.
 *
 * @param said the request as it was sent, decoded too
 */
export function leaksIn(
  answer: { readonly status: number; readonly body: string },
  said: string,
  secrets: Secrets,
): string[] {
  const found: string[] = []
  const tell = (name: string, words: string | undefined) => {
    if (words !== undefined && !said.includes(words.trim()))
      found.push(`${name}: ${words.trim().slice(0, 120)}`)
  }
  for (const [name, pattern] of always) tell(name, pattern.exec(answer.body)?.[0])
  for (const value of secrets.values) if (answer.body.includes(value)) tell('a secret value', value)
  for (const folder of secrets.folders) if (answer.body.includes(folder)) tell('a folder', folder)
  if (answer.status < 400) return found
  // Escaped as JSON it could hide.
  const words = answer.body.replaceAll(String.raw`\"`, '"').replaceAll(String.raw`\n`, '\n')
  for (const [name, pattern] of inner) tell(name, pattern.exec(words)?.[0])
  for (const name of secrets.internalNames) {
    if (words.includes(name)) tell('an internal name', name)
  }
  return found
}
