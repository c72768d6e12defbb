import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import type { ImportOrder } from '#domain/import/imported-recipe.ts'
import { callFunction } from '#web/lib/backend/functions.ts'
import { whyNot } from '#web/lib/refusals/why-not.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { RecipeDraft } from '#domain/recipes/draft.ts'
import { readImported } from './read-imported.ts'

/** Has the backend read a page or a text. @throws FunctionFailure with words for a person */
async function readFrom(order: ImportOrder): Promise<RecipeDraft> {
  const response = await callFunction('import-recipe', order)
  const draft = readImported(await response.json())
  if (draft === null) throw new Error('The answer is no recipe')
  return draft
}

const notRead = t('This could not be read. Please try again.')

/** The first mark distinguishes a page that was pasted whole from words. */
const orderOf = (text: string): ImportOrder =>
  /^\s*<(?:!doctype|html|head|body|div|script|article|section)\b/i.test(text)
    ? { html: text }
    : { text }

interface AskPageProps {
  kind: 'address' | 'text'
  /** What stands there at first. */
  given?: string | undefined
  /** It was handed over to be read: nobody needs to say so again. */
  readsAtOnce?: boolean
  onBegin?: () => void
  /** It is read; resolves when it is shown. */
  onRead: (draft: RecipeDraft) => Promise<void>
}

/** A recipe from a page on the web by its address, or from what somebody pastes. */
export function AskPage(props: AskPageProps) {
  const { kind, given = '', readsAtOnce = false, onBegin, onRead } = props
  const [typed, setTyped] = useState(given)
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function read() {
    const said = typed.trim()
    if (said === '' || pending) return
    setPending(true)
    setFault(null)
    try {
      const address = /^https?:\/\//i.test(said) ? said : `https://${said}`
      await onRead(await readFrom(kind === 'address' ? { url: address } : orderOf(said)))
    } catch (cause) {
      setFault(await whyNot(cause, 'import', { otherwise: notRead }))
    } finally {
      setPending(false)
    }
  }

  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current || !readsAtOnce) return
    hasBegun.current = true
    onBegin?.()
    void read()
  })
  useEffect(() => begin(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    void read()
  }

  return (
    <form onSubmit={submit} className="max-w-2xl space-y-4">
      {fault !== null && <Alert>{fault}</Alert>}
      {kind === 'address' ? (
        <TextField
          label={t('Address of the page')}
          type="text"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={t('Larder opens the page and reads the recipe in it.')}
        />
      ) : (
        <TextArea
          label={t('Recipe')}
          rows={10}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          hint={t(
            'Words from a mail, a scan or a book, or the source of a page: title, ingredients, steps.',
          )}
        />
      )}
      <Button type="submit" pending={pending} disabled={typed.trim() === ''}>
        {pending ? t('Reading...') : t('Read the recipe')}
      </Button>
    </form>
  )
}
