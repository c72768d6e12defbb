/** An answer of a server, its body as it came over the wire. */
export interface WebAnswer {
  readonly status: number
  header(name: string): string | null
  readonly body: ReadableStream<Uint8Array>
}

export interface WebTarget {
  readonly url: URL
  /** Where alone it may be reached, whatever the name says by now; one is enough. */
  readonly addresses: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** How a host reaches the web. What may be reached is decided by `safeFetch` alone. */
export interface WebHost {
  /**
   * All addresses of a name, asked once. Rejects where there are none, and soon after the signal: what waits for a name
   * must not hold up the look-ups of others.
   */
  resolve(name: string, signal: AbortSignal): Promise<readonly string[]>
  /** GET over a connection to one of exactly these addresses, TLS verified for the name; follows nothing. */
  get(target: WebTarget): Promise<WebAnswer>
  /** Other rules than the internet's, for tests with servers of their own. */
  readonly mayReach?: (address: string, port: number) => boolean
}

/** How a host sends something to the web, under the rules of `safePost`. */
export interface PostingHost extends Pick<WebHost, 'resolve' | 'mayReach'> {
  /** POST, otherwise as `get` of `WebHost`. */
  post(target: WebTarget & { readonly body: Uint8Array }): Promise<WebAnswer>
}
