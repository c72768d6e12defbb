import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { Button } from './button.tsx'
import { PasswordField } from './password-field.tsx'
import { Switch } from './switch.tsx'
import { TextField } from './text-field.tsx'

it('a field is named by its label and described by its hint and its error', () => {
  render(<TextField label="Email" hint="Never shown." error="Please enter a valid address" />)
  const field = screen.getByLabelText('Email')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Never shown. Please enter a valid address')
})

it('a field without an error is not invalid', () => {
  render(<TextField label="Email" />)
  expect(screen.getByLabelText('Email')).not.toHaveAttribute('aria-invalid')
})

it('a password is hidden until it is asked for', async () => {
  render(<PasswordField label="Password" />)
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
})

it('a switch is named, says its state and asks for the other', async () => {
  const change = vi.fn<(checked: boolean) => void>()
  render(<Switch label="Metric amounts" checked onCheckedChange={change} />)
  const control = screen.getByRole('switch', { name: 'Metric amounts' })
  expect(control).toBeChecked()
  await userEvent.click(control)
  expect(change).toHaveBeenCalledWith(false)
})

it('a pending button does nothing more, and submits nothing', async () => {
  const submit = vi.fn<() => void>()
  const click = vi.fn<() => void>()
  render(
    <form onSubmit={submit}>
      <Button type="submit" pending onClick={click}>
        Saving...
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Saving...' }))
  expect(click).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})
