import { expect, it } from 'vitest'
import {
  checkOption,
  defaultDietarySettings,
  dietarySettingsFrom,
  type DietarySettings,
} from '#domain/dietary-settings.ts'
import type { BackendClient } from '../support/backend-client.ts'
import type { Json } from '../../web/src/lib/backend/database.generated.ts'
import { runningLarder } from './running-larder.ts'

/** The calls for dietary settings, as supabase-js sends them to the running server. */
const { connect, signUp } = runningLarder()

const asJson = (settings: DietarySettings): Json => JSON.parse(JSON.stringify(settings))
const avoidingNuts = checkOption(defaultDietarySettings, 'restrictions', 'nuts', true)

const read = (client: BackendClient, userId: string) =>
  client.from('profiles').select('dietary_settings').eq('id', userId).single()
const write = (client: BackendClient, userId: string, settings: Json) =>
  client.from('profiles').update({ dietary_settings: settings }).eq('id', userId)

it('begins with none, and gives back the six lists as they were stored', async () => {
  const { client, userId } = await signUp()
  expect((await read(client, userId)).data).toEqual({ dietary_settings: null })
  expect((await write(client, userId, asJson(avoidingNuts))).error).toBeNull()
  const { data } = await read(client, userId)
  expect(data?.dietary_settings).toEqual(avoidingNuts)
  expect(dietarySettingsFrom(data?.dietary_settings)).toEqual(avoidingNuts)
})

it('takes every option at once', async () => {
  const { client, userId } = await signUp()
  const text = JSON.stringify(defaultDietarySettings).replaceAll('false', 'true')
  const everything: Json = JSON.parse(text)
  expect((await write(client, userId, everything)).error).toBeNull()
  expect((await read(client, userId)).data?.dietary_settings).toEqual(everything)
})

it('shows them to nobody else, and lets nobody else change them', async () => {
  const { client, userId } = await signUp()
  await write(client, userId, asJson(avoidingNuts))
  const stranger = await signUp()
  expect((await read(stranger.client, userId)).data).toEqual({ dietary_settings: null })
  const changed = await write(stranger.client, userId, asJson(defaultDietarySettings)).select('id')
  expect(changed.data ?? []).toEqual([])
  expect((await read(connect(), userId)).error?.code).toBe('42501')
  expect((await write(connect(), userId, {})).error?.code).toBe('42501')
  expect((await read(client, userId)).data?.dietary_settings).toEqual(avoidingNuts)
})

it.each<[string, Json]>([
  ['a list', ['nuts']],
  ['a text', 'nuts'],
  ['a book', { notes: 'x'.repeat(17_000) }],
])('refuses %s as settings, and keeps those that were there', async (_, settings) => {
  const { client, userId } = await signUp()
  await write(client, userId, asJson(avoidingNuts))
  expect((await write(client, userId, settings)).error?.code).toBe('23514')
  expect((await read(client, userId)).data?.dietary_settings).toEqual(avoidingNuts)
})

it('leaves the settings alone where name and picture are changed', async () => {
  const { client, userId } = await signUp()
  await write(client, userId, asJson(avoidingNuts))
  await client.from('profiles').update({ name: 'Ada L.', avatar_url: null }).eq('id', userId)
  expect((await read(client, userId)).data?.dietary_settings).toEqual(avoidingNuts)
})
