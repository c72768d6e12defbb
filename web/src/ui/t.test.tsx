import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { findSpeakerBy } from '#domain/texts/speaker.ts'

import { T } from './t.tsx'

afterEach(() => findSpeakerBy(() => undefined))

const show = (count: number) =>
  render(
    <p data-testid="here">
      <T
        text="{name} sent <strong>{count, plural, one {# recipe} other {# recipes}}</strong>: <link>look</link>."
        name={<bdi>Ada</bdi>}
        count={count}
        strong={<strong />}
        link={<em title="Saved" />}
      />
    </p>,
  )

it('draws its words into its elements, which keep what they have', () => {
  show(2)
  expect(screen.getByTestId('here').innerHTML).toBe(
    '<bdi>Ada</bdi> sent <strong>2 recipes</strong>: <em title="Saved">look</em>.',
  )
})

it('lets a language put them where it wants', () => {
  findSpeakerBy(() => ({
    tag: 'de',
    translate: () =>
      '<link>Sieh</link>, <strong>{count, plural, one {ein Rezept} other {# Rezepte}}</strong> von {name}',
  }))
  show(1)
  expect(screen.getByTestId('here')).toHaveTextContent('Sieh, ein Rezept von Ada')
})

it('needs all that its text names', () => {
  // @ts-expect-error: an element is missing
  const missing = <T text="<b>all</b> of it" />
  expect(() => render(missing)).toThrow('needs b')
  // @ts-expect-error: words are no element
  const words = <T text="<b>all</b> of it" b="all" />
  expect(() => render(words)).toThrow('needs <b>')
  // @ts-expect-error: a plural wants a number
  const text = <T text="{n, plural, one {#} other {#}}" n="1" />
  expect(render(text).container).toHaveTextContent('1')
})
