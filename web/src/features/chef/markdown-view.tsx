import { Fragment, useMemo } from 'react'
import { type Block, blocksOf, type Inline } from './markdown.ts'

/** An answer's Markdown as elements: whatever stands in it, none of it becomes HTML. */
export function MarkdownView({ markdown }: { markdown: string }) {
  const blocks = useMemo(() => blocksOf(markdown), [markdown])
  return (
    <div className="space-y-2.5 break-words">
      {blocks.map((block, index) => (
        <BlockView key={`${index} ${block.kind}`} block={block} />
      ))}
    </div>
  )
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'heading') {
    return (
      <h3 className="text-lg leading-tight">
        <Parts inline={block.inline} />
      </h3>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, index) => (
          <Fragment key={`${index}`}>
            {index > 0 && <br />}
            <Parts inline={line} />
          </Fragment>
        ))}
      </p>
    )
  }
  const items = block.items.map((item, index) => (
    <li key={`${index}`}>
      <Parts inline={item} />
    </li>
  ))
  return block.start === null ? (
    <ul className="list-disc space-y-1 ps-5">{items}</ul>
  ) : (
    <ol start={block.start} className="list-decimal space-y-1 ps-6">
      {items}
    </ol>
  )
}

function Parts({ inline }: { inline: readonly Inline[] }) {
  return inline.map(({ kind, text }, index) => {
    const key = `${index}`
    if (kind === 'strong') return <strong key={key}>{text}</strong>
    if (kind === 'emphasis') return <em key={key}>{text}</em>
    if (kind === 'code') return <code key={key}>{text}</code>
    return <Fragment key={key}>{text}</Fragment>
  })
}
