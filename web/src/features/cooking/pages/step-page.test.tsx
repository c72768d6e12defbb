import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { timersIn } from '#domain/cooking/timers.ts'
import { StepPage } from './step-page.tsx'

const nothing = () => undefined

function timersOf(text: string): (string | null)[] {
  const { unmount } = render(
    <StepPage
      text={text}
      times={timersIn(text)}
      isOnClock={() => false}
      onStart={nothing}
      lines={[]}
      named={[]}
      isTicked={() => false}
      onTick={nothing}
    />,
  )
  const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'))
  unmount()
  return names
}

test('a timer tells a time that one waits for from one at the stove', () => {
  expect(timersOf('Fry the onions 12 minutes, stirring. Bake 35 minutes.')).toEqual([
    'Start a timer: Fry the onions, 12 minutes',
    'Start a timer: Bake, 35 minutes, just wait',
  ])
})
