/** The names of those who cook in one kitchen with somebody, by account. */
export type OtherCooks = ReadonlyMap<string, string>

let known: OtherCooks | null = null

/** Who knows them notes them here, for features that know nothing of each other; null where nobody else cooks. */
export function noteOtherCooks(others: OtherCooks | null): void {
  known = others
}

/** What somebody else is called who cooks in the kitchen here. */
export function nameOfCook(account: string | undefined): string | undefined {
  return account === undefined ? undefined : known?.get(account)
}
