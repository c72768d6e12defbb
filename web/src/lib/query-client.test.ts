import { onlineManager } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'

it.each([true, false])('knows from the start whether there is a network: %s', async (isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  onlineManager.setOnline(!isOnline)
  vi.resetModules()
  await import('./query-client.ts')
  expect(onlineManager.isOnline()).toBe(isOnline)
  vi.restoreAllMocks()
})
