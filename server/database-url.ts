/** A role and its password. */
export type Login = { readonly user: string; readonly password: string }

/** The operator's address of a database, for another role. */
export function connectionString(url: string, { user, password }: Login): string {
  const other = new URL(url)
  other.username = encodeURIComponent(user)
  other.password = encodeURIComponent(password)
  return other.href
}

/** The same for programs that use libpq, which refuses a parameter that it does not know. */
export function libpqUri(url: string, login: Login): string {
  const other = new URL(connectionString(url, login))
  // It only tells `pg` to read `sslmode` as libpq does.
  other.searchParams.delete('uselibpqcompat')
  return other.href
}
