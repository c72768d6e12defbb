import { expect, test } from 'vitest'
import { lostSteps } from './lost-steps.ts'

const form = {
  steps: [
    '[{prep main}. ]',
    'Heat the oven. {prep main}.',
    'Bake {the main} with {the sauce}.',
    'Serve {the main} with {ml 50} of water.',
  ],
}
const served = 'Serve the fish with 50 ml (1/4 cup) of water.'

test.each([
  ['what the fish does not need may go', ['main'], ['Heat the oven.', served], 0],
  ['the oven may not', ['main'], [served], 1],
  ['nor what takes the sauce that is there', ['main', 'sauce'], ['Heat the oven.', served], 1],
])('%s', (_, slots, steps, faults) => {
  const lines = slots.map((slot) => ({ slot }))
  expect(lostSteps({ form, lines, steps })).toHaveLength(faults)
})
