import { expect, test } from 'vitest'
import { spokenCommand } from './spoken-command.ts'

test.each([
  ['Next', 'next'],
  ['next step, please', 'next'],
  ['next next', 'next'],
  ['Go back.', 'back'],
  ['start timer', 'timer'],
  ['OK set the timer', 'timer'],
  ['Say that again', 'repeat'],
  ['read aloud', 'repeat'],
  ['stop', 'stop'],
  ['stop the timer', 'stop'],
])('“%s” means %s', (heard, command) => {
  expect(spokenCommand(heard)).toBe(command)
})

test.each(['', 'what comes next is the salt', 'turn the back burner down', 'stop it burning'])(
  '“%s” is no command',
  (heard) => {
    expect(spokenCommand(heard)).toBeNull()
  },
)
