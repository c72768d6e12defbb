import type { Queryable } from '../database.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { AuthServices } from '../services.ts'
import { toBeSigned } from './challenges.ts'
import { acceptKey, acceptStep } from './factors.ts'
import type { FactorWithSecret } from './factors.ts'
import { keyAfter } from './security-key.ts'
import type { KeyResponse } from './security-key.ts'
import { stepOfCode } from './totp.ts'

/** What a person shows of their second factor. */
export type Shown = {
  readonly challengeId: string
  readonly code: string
  readonly keyResponse: KeyResponse | undefined
}

type Try = Shown & { readonly factor: FactorWithSecret }

/** Whether the code is right; it counts once. */
export async function takeCode(
  { factorSecrets, now }: AuthServices,
  db: Queryable,
  { factor, code }: Try,
): Promise<boolean> {
  if (factor.secret === null) return false
  const step = stepOfCode(factorSecrets.open(factor.id, factor.secret), code, now())
  if (step === undefined || step <= (factor.last_used_step ?? -1)) return false
  await acceptStep(db, factor.id, step, now())
  return true
}

/** Whether the factor's key signed what it was asked to. */
export async function takeKey(
  services: AuthServices,
  db: Queryable,
  { factor, challengeId, keyResponse }: Try,
): Promise<boolean> {
  const party = relyingPartyOf(services)
  const challenge = await toBeSigned(db, challengeId)
  if (party === undefined || challenge === undefined || keyResponse === undefined) return false
  const key = await keyAfter({ party, challenge }, factor.web_authn_credential, keyResponse)
  if (key === undefined) return false
  await acceptKey(db, factor.id, key, services.now())
  return true
}
