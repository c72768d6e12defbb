import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from 'react'
import { t } from '#domain/texts/t.ts'
import { fileKinds } from '#domain/import/share-target.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { Found } from './read-archive.ts'
import { readFiles } from './read-files.ts'

const accepted = Object.values(fileKinds).flat().join()
const none: readonly File[] = []

interface ChooseFilesProps {
  /** Handed over already: they are read at once. */
  given?: readonly File[]
  onFound: (found: Found) => void
}

function readingInWords({ read, files }: { read: number; files: number }): string {
  if (files <= 1) return t('Reading...')
  return t('Reading file {number} of {files}...', { number: read + 1, files })
}

/** Files of other apps, chosen or dropped; they are read on this device, and nothing is sent yet. */
export function ChooseFiles({ given = none, onFound }: ChooseFilesProps) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const reading = useRef<AbortController>(null)
  const isGiven = given.length > 0
  const [state, setState] = useState<'idle' | 'over' | 'reading' | 'failed'>(
    isGiven ? 'reading' : 'idle',
  )
  const [progress, setProgress] = useState({ read: 0, files: given.length })

  async function readAll(files: readonly File[]) {
    const ending = new AbortController()
    reading.current = ending
    const onProgress = (done: number) => setProgress({ read: done, files: files.length })
    try {
      onFound(await readFiles(files, { signal: ending.signal, onProgress }))
      setState('idle')
    } catch {
      if (reading.current === ending) setState(ending.signal.aborted ? 'idle' : 'failed')
    }
  }

  function read(files: readonly File[]) {
    if (files.length === 0) return
    setState('reading')
    setProgress({ read: 0, files: files.length })
    void readAll(files)
  }

  const hasBegun = useRef(false)
  const begin = useEffectEvent(() => {
    if (hasBegun.current || !isGiven) return
    hasBegun.current = true
    void readAll(given)
  })
  useEffect(() => begin(), [])

  function drop(event: DragEvent) {
    event.preventDefault()
    if (state !== 'reading') read([...event.dataTransfer.files])
  }

  return (
    <div
      className={cn(
        'rounded-card border-2 border-dashed px-5 py-10 text-center transition-colors',
        state === 'over' ? 'border-basil bg-sunken' : 'border-edge',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        if (state === 'idle') setState('over')
      }}
      onDragLeave={() => state === 'over' && setState('idle')}
      onDrop={drop}
    >
      {state === 'failed' && (
        <div className="mb-4 text-start">
          <Alert>{t('These files could not be read. Please try again.')}</Alert>
        </div>
      )}
      <p className="text-lg font-semibold">
        {state === 'reading' ? readingInWords(progress) : t('Drop files here')}
      </p>
      <p id={hint} className="mx-auto mt-2 mb-5 max-w-[52ch] text-[0.9375rem] text-soft">
        {t(
          'Exports of Mealie, Tandoor, Paprika, RecipeSage and Nextcloud Cookbook, Cooklang, Markdown, schema.org JSON, and your own archive of Larder. Zipped or not, thousands at once.',
        )}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={t('Recipe files')}
        aria-hidden="true"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          read(files)
        }}
      />
      {state === 'reading' ? (
        <Button variant="secondary" onClick={() => reading.current?.abort()}>
          {t('Stop')}
        </Button>
      ) : (
        <Button aria-describedby={hint} onClick={() => input.current?.click()}>
          {t('Choose files')}
        </Button>
      )}
    </div>
  )
}
