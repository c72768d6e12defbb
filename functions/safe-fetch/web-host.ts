/** An answer of a server, its body as it came over the wire. */
export interface WebAnswer {
  readonly status: number
  header(name: string): string | null
  readonly body: ReadableStream<Uint8Array>
}

export interface WebTarget {
  readonly url: URL
  /** Where it must be reached, whatever the name says by now. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** How a host reaches the web. What may be reached is decided by `safeFetch` alone. */
export interface WebHost {
  /** All addresses of a name, asked once. Rejects where there are none. */
  resolve(name: string): Promise<readonly string[]>
  /** GET over a connection to exactly this address, TLS verified for the name; follows nothing. */
  get(target: WebTarget): Promise<WebAnswer>
  /** Other rules than the internet's, for tests with servers of their own. */
  readonly mayReach?: (address: string, port: number) => boolean
}
