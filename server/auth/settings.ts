/** What a deployment may choose; durations are in seconds. */
export type AuthSettings = {
  readonly signUpEnabled: boolean
  readonly minimumPasswordLength: number
  readonly accessTokenSeconds: number
  /** A used refresh token answers again for this long: two tabs, or an answer lost on the way. */
  readonly refreshReuseSeconds: number
}

export const defaultSettings: AuthSettings = {
  signUpEnabled: true,
  minimumPasswordLength: 6,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
}
