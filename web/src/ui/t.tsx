import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

import { pluralBranch } from '#domain/texts/format-message.ts'
import type { ElementsOf, ValuesOf } from '#domain/texts/message-values.ts'
import { type Part, readMessage, withoutHint } from '#domain/texts/message.ts'
import { speaker } from '#domain/texts/speaker.ts'

type TProps<Text extends string> = { readonly text: Text } & ValuesOf<Text, ReactNode> & {
    readonly [Name in ElementsOf<Text>]: ReactElement
  }

/**
 * A text with elements in it, in the language of the reader: `<T text="New here? <link>Sign up</link>" link={<Link to="/signup" />} />`.
 * The words go into the elements, which are written in place and empty. In the built app it becomes the elements and the
 * words themselves (web/vite-plugins/texts.ts); this draws it in tests.
 */
export function T<const Text extends string>({ text, ...given }: TProps<Text>): ReactNode {
  const { tag, translate } = speaker()
  const handed: Readonly<Record<string, ReactNode>> = given
  return draw(readMessage(withoutHint(translate(text) ?? text)))

  function draw(parts: readonly Part[]): ReactNode {
    return (
      <>
        {parts.map((part, index) => (
          <Fragment key={index}>{drawOne(part)}</Fragment>
        ))}
      </>
    )
  }
  function drawOne(part: Part): ReactNode {
    if (typeof part === 'string') return part
    const value = handed[part.name]
    if (value === undefined) throw new Error(`“${text}” needs ${part.name}`)
    if (part.kind === 'element') {
      if (!isValidElement(value)) throw new Error(`“${text}” needs <${part.name}>`)
      return cloneElement(value, undefined, draw(part.parts))
    }
    if (part.kind === 'value' || part.kind === 'count') return value
    const { branches } = part
    const key = typeof value === 'number' ? pluralBranch(value, branches, tag) : value
    return draw((typeof key === 'string' && branches[key]) || (branches['other'] ?? []))
  }
}
