import { useId, useRef, useState, type DragEvent } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import type { Found } from './read-archive.ts'
import { readFiles } from './read-files.ts'

/** Files of other apps, chosen or dropped; they are read on this device, and nothing is sent yet. */
export function ChooseFiles({ onFound }: { onFound: (found: Found) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()
  const reading = useRef<AbortController>(null)
  const [state, setState] = useState<'idle' | 'over' | 'reading' | 'failed'>('idle')
  const [progress, setProgress] = useState({ read: 0, files: 0 })

  async function read(files: readonly File[]) {
    if (files.length === 0) return
    const ending = new AbortController()
    reading.current = ending
    setState('reading')
    setProgress({ read: 0, files: files.length })
    const onProgress = (done: number) => setProgress({ read: done, files: files.length })
    try {
      onFound(await readFiles(files, { signal: ending.signal, onProgress }))
      setState('idle')
    } catch {
      setState(ending.signal.aborted ? 'idle' : 'failed')
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    if (state !== 'reading') void read([...event.dataTransfer.files])
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
        <div className="mb-4 text-left">
          <Alert>These files could not be read. Please try again.</Alert>
        </div>
      )}
      <p className="text-lg font-semibold">
        {state === 'reading'
          ? `Reading${progress.files > 1 ? ` file ${progress.read + 1} of ${progress.files}` : ''}...`
          : 'Drop files here'}
      </p>
      <p id={hint} className="mx-auto mt-2 mb-5 max-w-[52ch] text-[0.9375rem] text-soft">
        Exports of Mealie, Tandoor, Paprika, RecipeSage and Nextcloud Cookbook, Cooklang, Markdown,
        schema.org JSON, and your own archive of Larder. Zipped or not, thousands at once.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Recipe files"
        accept=".zip,.json,.jsonld,.cook,.md,.markdown,.txt,.paprikarecipe,.paprikarecipes"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          void read(files)
        }}
      />
      {state === 'reading' ? (
        <Button variant="secondary" onClick={() => reading.current?.abort()}>
          Stop
        </Button>
      ) : (
        <Button aria-describedby={hint} onClick={() => input.current?.click()}>
          Choose files
        </Button>
      )}
    </div>
  )
}
