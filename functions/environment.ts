import type { PictureHost } from './pictures/picture-host.ts'

/** What a function may use of its host; every secret comes from here, none from the process. */
export type FunctionEnvironment = {
  /** Where the data API and the auth server answer. */
  readonly backendUrl: string
  readonly publicKey: string
  /** Passes all row-level security. */
  readonly secretKey: string
  readonly production: boolean
  readonly pictures: PictureHost
}

export type FunctionHandler = (
  request: Request,
  environment: FunctionEnvironment,
) => Response | Promise<Response>
