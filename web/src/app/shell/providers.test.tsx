import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { announceUserChange } from '#web/lib/user-change.ts'
import { toast } from '#web/ui/toast.ts'

import { Providers } from './providers.tsx'

it('takes away what one person did, and its undo, when another comes', async () => {
  render(<Providers>page</Providers>)
  act(() =>
    toast({ title: 'Milk removed', action: { label: 'Undo', onAction: vi.fn<() => void>() } }),
  )
  expect(await screen.findByText('Milk removed')).toBeInTheDocument()
  act(() => announceUserChange('another'))
  await waitFor(() => expect(screen.queryByText('Milk removed')).not.toBeInTheDocument())
})
