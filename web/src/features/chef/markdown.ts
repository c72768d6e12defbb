export interface Inline {
  kind: 'text' | 'strong' | 'emphasis' | 'code'
  text: string
}

export type Block =
  | { kind: 'heading'; inline: readonly Inline[] }
  | { kind: 'paragraph'; lines: readonly (readonly Inline[])[] }
  | { kind: 'list'; start: number | null; items: readonly (readonly Inline[])[] }

const mark =
  /\*\*(?<strong>\S(?:.*?\S)?)\*\*|__(?<strong2>\S(?:.*?\S)?)__|(?<![\w*])\*(?<em>[^\s*](?:[^*]*[^\s*])?)\*(?!\w)|`(?<code>[^`]+)`/gu
/** Of a link only the words are shown: nobody is led anywhere by what a model wrote. */
const link = /!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/gu

/** One line in its parts. Nothing in it is ever more than text. */
export function inlineOf(line: string): Inline[] {
  const text = line.replace(link, '$1')
  const parts: Inline[] = []
  let at = 0
  const add = (kind: Inline['kind'], said: string) => {
    if (said !== '') parts.push({ kind, text: said })
  }
  for (const found of text.matchAll(mark)) {
    const { strong, strong2, em, code } = found.groups ?? {}
    add('text', text.slice(at, found.index))
    const bold = strong ?? strong2
    if (bold !== undefined) add('strong', bold)
    else if (em !== undefined) add('emphasis', em)
    else add('code', code ?? '')
    at = found.index + found[0].length
  }
  add('text', text.slice(at))
  return parts
}

const heading = /^\s{0,3}#{1,6}\s+(\S.*)$/
const closingMarks = /\s+#+\s*$/
const bullet = /^\s*[-*+•]\s+(.+)$/
const numbered = /^\s*(\d{1,3})[.)]\s+(.+)$/
const rule = /^\s*(?:[-*_]\s*){3,}$/

/** A line beyond this is nothing that a person writes, and finding marks in it takes ever longer. */
const longestLine = 2_000

/** The little of Markdown that an answer needs: headings, lists, paragraphs; all else is text as it stands. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let lines: Inline[][] = []
  let items: Inline[][] = []
  let start: number | null = null
  function endParagraph() {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines })
    lines = []
  }
  function endList() {
    if (items.length > 0) blocks.push({ kind: 'list', start, items })
    items = []
    start = null
  }
  function addItem(text: string, number: number | null) {
    endParagraph()
    if ((number === null) !== (start === null)) endList()
    if (items.length === 0) start = number
    items.push(inlineOf(text))
  }
  for (const line of markdown.split('\n')) {
    if (line.length > longestLine) {
      endList()
      lines.push([{ kind: 'text', text: line }])
      continue
    }
    const [, title] = heading.exec(line) ?? []
    const [, item] = bullet.exec(line) ?? []
    const [, number, step] = numbered.exec(line) ?? []
    if (rule.test(line) || title !== undefined) {
      endParagraph()
      endList()
      if (title !== undefined)
        blocks.push({ kind: 'heading', inline: inlineOf(title.replace(closingMarks, '').trim()) })
    } else if (step !== undefined) addItem(step, Number(number))
    else if (item !== undefined) addItem(item, null)
    else if (line.trim() === '') endParagraph()
    else {
      endList()
      lines.push(inlineOf(line.trim()))
    }
  }
  endParagraph()
  endList()
  return blocks
}

/** As it is read aloud: without the marks. */
export function plainText(markdown: string): string {
  const words = (inline: readonly Inline[]) => inline.map(({ text }) => text).join('')
  return blocksOf(markdown)
    .map((block) => {
      if (block.kind === 'heading') return words(block.inline)
      return (block.kind === 'list' ? block.items : block.lines).map(words).join('\n')
    })
    .join('\n')
}
