/** What the doctor found of one part. */
export type Finding = {
  /** Stable, for programs: `database`. */
  readonly part: string
  /** `off` is what the settings do not ask for; a `fault` keeps Larder from doing what they do. */
  readonly state: 'ok' | 'off' | 'warning' | 'fault'
  readonly found: string
  /** What to do about it. */
  readonly advice?: string
}

/** For a part: makes findings of it without naming it each time. */
export function findingsOf(part: string) {
  const make =
    (state: Finding['state']) =>
    (found: string, advice?: string): Finding => ({
      part,
      state,
      found,
      ...(advice !== undefined && { advice }),
    })
  return { ok: make('ok'), off: make('off'), warning: make('warning'), fault: make('fault') }
}
