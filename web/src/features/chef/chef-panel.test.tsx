import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { FunctionFailure } from '#web/lib/backend/functions.ts'
import { Toaster } from '#web/ui/toaster.tsx'
import { ChefPanel, type ChefPanelProps } from './chef-panel.tsx'
import type { ChatRequest } from './use-chat.ts'

const key = 'ai_chat_a1'

function open(props: Partial<ChefPanelProps> = {}) {
  return render(
    <MemoryRouter>
      <ChefPanel
        open
        userId="a1"
        isReady
        mayChat
        pantrySize={2}
        hasProvider={false}
        answer={() => Promise.reject(new Error('not part of this test'))}
        belowAnswer={() => null}
        onMinimise={() => undefined}
        onClose={() => undefined}
        {...props}
      />
      <Toaster />
    </MemoryRouter>,
  )
}

/** A chef whose words and end the test decides. */
function slowChef() {
  const requests: ChatRequest[] = []
  const ends: (() => void)[] = []
  const answer: ChefPanelProps['answer'] = (question) => {
    requests.push(question)
    return new Promise((resolve, reject) => {
      ends.push(() => resolve('complete'))
      question.signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  }
  return {
    answer,
    requests,
    say: (words: string) => requests.at(-1)?.onWords(words),
    end: () => ends.at(-1)?.(),
  }
}

const field = () => screen.getByLabelText('Message')
function send(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

it('shows the words as they come, then the answer, and keeps both on this device', async () => {
  const chef = slowChef()
  open(chef)
  send('How to peel garlic?')
  expect(await screen.findAllByText('Thinking...')).not.toHaveLength(0)
  chef.say('**Crush')
  await screen.findByText('**Crush')
  chef.say('** it.')
  await waitFor(() => expect(screen.getByText('Crush').tagName).toBe('STRONG'))
  expect(screen.getByRole('status')).toHaveTextContent('Thinking...')
  chef.end()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Crush it.'))
  expect(screen.getByText('2 messages')).toBeInTheDocument()
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject([
    { role: 'user', content: 'How to peel garlic?', type: 'cooking_tip' },
    { role: 'assistant', content: '**Crush** it.', type: 'cooking_tip', ending: 'complete' },
  ])
})

it('sends nothing blank, nothing by Shift+Enter, and nothing while a reply is pending', async () => {
  const chef = slowChef()
  open(chef)
  send('   ')
  fireEvent.change(field(), { target: { value: 'Soup?' } })
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  expect(chef.requests).toHaveLength(0)
  send('Soup?')
  send('And then?')
  expect(chef.requests).toHaveLength(1)
  expect(field()).toHaveValue('And then?')
})

it('stops an answer, keeps its words and asks again', async () => {
  const chef = slowChef()
  open(chef)
  send('Soup?')
  chef.say('Take a')
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByText('You stopped the answer here.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(field()).toHaveFocus()
  chef.say('Take two')
  chef.end()
  await screen.findByRole('button', { name: 'Copy' })
  expect(chef.requests.map(({ question }) => question)).toEqual(['Soup?', 'Soup?'])
  expect(screen.getByText('2 messages')).toBeInTheDocument()
  expect(screen.queryByText('Take a')).toBeNull()
})

it('the last five messages go along, without the words of failures', async () => {
  const earlier = Array.from({ length: 8 }, (_, place) => ({
    id: `m${place}`,
    role: place % 2 === 0 ? 'user' : 'assistant',
    content: `${place}`,
    timestamp: '2026-01-01T00:00:00.000Z',
    ...(place === 5 && { ending: 'failed' }),
  }))
  localStorage.setItem(key, JSON.stringify(earlier))
  const chef = slowChef()
  open(chef)
  send('Soup?')
  expect(chef.requests[0]?.previous.map(({ content }) => content)).toEqual([
    '2',
    '3',
    '4',
    '6',
    '7',
  ])
})

it.each([
  [new FunctionFailure(429, 'chef_minute_limit', 'Wait a minute.'), 'Wait a minute.'],
  [new TypeError('Failed to fetch'), "I'm having trouble right now. Please try again in a moment!"],
  [
    new FunctionFailure(500, 'x', 'stack'),
    "I'm having trouble right now. Please try again in a moment!",
  ],
])('where there is no answer (%s) it says so', async (failure, words) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open({ answer: () => Promise.reject(failure) })
  send('Soup?')
  const chat = within(screen.getByRole('region', { name: 'Chat' }))
  await chat.findByText(words)
  expect(chat.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('who may not chat is refused without a call, and shown the plans', async () => {
  const chef = slowChef()
  open({ ...chef, mayChat: false })
  fireEvent.click(screen.getByRole('button', { name: 'Suggest a quick dinner recipe' }))
  const chat = within(screen.getByRole('region', { name: 'Chat' }))
  await chat.findByText(/^🤖 The Personal Chef is a premium feature!/)
  expect(chat.getByRole('link', { name: 'See the plans' })).toBeInTheDocument()
  expect(chef.requests).toHaveLength(0)
})

it('“Clear chat” empties it, also of an answer under way, and Undo brings it back', async () => {
  const chef = slowChef()
  open(chef)
  send('Soup?')
  chef.say('Take')
  fireEvent.click(await screen.findByRole('button', { name: 'Clear chat' }))
  expect(screen.getByText("Hi! I'm your Personal Chef!")).toBeInTheDocument()
  expect(chef.requests[0]?.signal.aborted).toBe(true)
  expect(localStorage.getItem(key)).toBe('[]')
  send('Stew?')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Soup?')
  expect(screen.queryByText('Take')).toBeNull()
  // What was asked in between stands after it, and is answered.
  chef.say('Slowly.')
  chef.end()
  await screen.findByRole('button', { name: 'Copy' })
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '')
  expect(stored).toMatchObject([{ content: 'Soup?' }, { content: 'Stew?' }, { content: 'Slowly.' }])
})

it('what an answer holds is never more than text', async () => {
  const chef = slowChef()
  const { container } = open(chef)
  send('Soup?')
  chef.say('<img src=x onerror="alert(1)"> [here](javascript:alert(1))')
  chef.end()
  await screen.findByRole('button', { name: 'Copy' })
  expect(container.querySelector('li img, li a, script')).toBeNull()
})

it('sends nothing and refuses nothing before it is known who asks', () => {
  open({ isReady: false, mayChat: false })
  fireEvent.change(field(), { target: { value: 'What can I cook?' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field()).toHaveValue('What can I cook?')
  expect(screen.queryByText(/premium feature/)).toBeNull()
  expect(localStorage.getItem(key)).toBeNull()
})

const note = /are sent to an AI provider/

it('says what goes to a provider before a question takes it along, also in a chat that began earlier', async () => {
  const earlier = { id: 'm1', role: 'user', content: 'Hi', timestamp: '2026-01-01T00:00:00.000Z' }
  localStorage.setItem(key, JSON.stringify([earlier]))
  const chef = slowChef()
  open({ ...chef, hasProvider: true })
  expect(screen.getByText(note)).toBeInTheDocument()
  // It was asked before that stood there.
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  chef.say('Hello!')
  chef.end()
  await screen.findByRole('button', { name: 'Copy' })
  send('Soup?')
  expect(chef.requests.map(({ tools }) => tools)).toEqual([false, true])
  await waitFor(() => expect(screen.queryByText(note)).toBeNull())
})

it('a question that stays on this server takes no tools along', () => {
  const chef = slowChef()
  open(chef)
  send('Soup?')
  expect(screen.queryByText(note)).toBeNull()
  expect(chef.requests[0]?.tools).toBe(false)
})

it('keeps what is proposed and what was said to it, through a reload', async () => {
  const chef = slowChef()
  const proposal = {
    kind: 'list' as const,
    kitchen: 'a1',
    list: { id: null, name: 'Weekly' },
    lines: ['milk'],
  }
  const belowAnswer: ChefPanelProps['belowAnswer'] = ({ id, proposed }, settle) =>
    proposed?.map(({ proposal: each, outcome }, place) => (
      <button key={place} type="button" onClick={() => settle(id, place, 'confirmed')}>
        {each.kind} {outcome}
      </button>
    ))
  const { unmount } = open({ ...chef, belowAnswer })
  send('Milk, please')
  chef.requests[0]?.onProposal(proposal)
  chef.say('Is this right?')
  expect(screen.queryByRole('button', { name: 'list open' })).toBeNull()
  chef.end()
  fireEvent.click(await screen.findByRole('button', { name: 'list open' }))
  await screen.findByRole('button', { name: 'list confirmed' })
  unmount()
  open({ ...chef, belowAnswer })
  expect(screen.getByRole('button', { name: 'list confirmed' })).toBeInTheDocument()
})
