import { expect, test } from 'vitest'
import { stepAt, totpCode } from '#server/auth/factors/totp.ts'
import type { BackendClient } from '../support/backend-client.ts'
import { runningLarder } from './running-larder.ts'

const { connect, signUp } = runningLarder()

/** Somebody with a second factor and its recovery codes, on a device that has shown it. */
async function secured() {
  const account = await signUp()
  const { mfa } = account.client.auth
  const { data: factor } = await mfa.enroll({ factorType: 'totp' })
  if (factor === null) throw new Error('no factor')
  const code = totpCode(factor.totp.secret, stepAt(new Date()))
  expect((await mfa.challengeAndVerify({ factorId: factor.id, code })).error).toBeNull()
  const { data: codes } = await account.client.rpc('renew_recovery_codes')
  const { data } = await account.client.auth.getUser()
  return { ...account, codes: codes ?? [], email: data.user?.email ?? '' }
}

async function withPassword(email: string): Promise<BackendClient> {
  const client = connect()
  const { error } = await client.auth.signInWithPassword({ email, password: 'secret-1' })
  expect(error).toBeNull()
  return client
}

const recover = async (client: BackendClient, code: string | undefined) =>
  (await client.functions.invoke('recovery', { body: { code } })).response

test('the password and a recovery code remove the second factor, and with one alone nothing does', async () => {
  const { codes, email, client: device } = await secured()
  const [code = ''] = codes
  expect((await recover(connect(), code))?.status).toBe(401)

  const client = await withPassword(email)
  const wrong = await recover(client, '00000-00000-00000-00000')
  expect(wrong?.status).toBe(422)
  expect(await wrong?.json()).toMatchObject({ code: 'recovery_code_invalid' })
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)

  expect((await recover(client, code.toUpperCase().replace(/.{5}/g, '$& ')))?.status).toBe(204)
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(0)
  // Whoever has the phone may have a device with it.
  expect((await device.auth.getUser()).data.user).toBeNull()
  expect((await client.auth.updateUser({ password: 'secret-2' })).error).toBeNull()
})

test('the password alone opens nothing of an account with a second factor', async () => {
  const { email, client } = await secured()
  const withoutFactor = await withPassword(email)
  const read = await withoutFactor.from('pantry_items').select('id')
  expect(read).toMatchObject({ status: 403, error: { message: 'insufficient_aal' } })
  const erased = await withoutFactor.functions.invoke('account', {
    body: { action: 'delete', password: 'secret-1' },
  })
  expect(erased.response?.status).toBe(403)
  expect(await client.from('pantry_items').select('id')).toMatchObject({ status: 200 })
})

test('a recovery code of somebody else removes nothing, and five tries are the most', async () => {
  const [{ codes }, { email, codes: own }] = [await secured(), await secured()]
  const client = await withPassword(email)
  for (const code of codes.slice(0, 5)) expect((await recover(client, code))?.status).toBe(422)
  expect((await recover(client, own[0]))?.status).toBe(429)
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1)
})

test('the sessions of a person name the device, and each can be ended', async () => {
  const { client, userId } = await signUp()
  const { data: account } = await client.auth.getUser()
  const other = await withPassword(account.user?.email ?? '')
  const { data: sessions } = await client.rpc('own_sessions')
  expect(sessions).toMatchObject([{ is_current: true }, { is_current: false }])
  expect(sessions?.[0]?.user_agent).toBe('node')
  const ended = await client.rpc('end_own_session', { session: sessions?.[1]?.id ?? '' })
  expect(ended.data).toBe(true)
  expect((await other.auth.getUser()).data.user).toBeNull()
  expect((await client.auth.getUser()).data.user?.id).toBe(userId)
})
