import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'

import { ThemeSwitch } from './theme-switch.tsx'
import { chooseTheme } from './theme.ts'

afterEach(() => act(() => chooseTheme('system')))

const root = document.documentElement

it('follows the device until somebody chooses', () => {
  render(<ThemeSwitch />)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(root).not.toHaveAttribute('data-theme')
})

it('shows the choice at once and keeps it on this device', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(root).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem('larder_theme')).toBe('dark')
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(root).not.toHaveAttribute('data-theme')
  expect(localStorage.getItem('larder_theme')).toBeNull()
})

it('follows a choice made in another tab', () => {
  render(<ThemeSwitch />)
  localStorage.setItem('larder_theme', 'light')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'larder_theme' })))
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked()
})
