import { useEffect, useId, useRef } from 'react'
import { t } from '#domain/texts/t.ts'
import { textLimits } from '#domain/limits.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SearchIcon } from '#web/ui/action-icons.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { controlStyle } from '#web/ui/field-frame.tsx'
import { cn } from '#web/ui/cn.ts'

interface SearchFieldProps {
  value: string
  onChange: (text: string) => void
}

/** Whether a key belongs to what has the focus. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  )
}

/** The words that are searched for. The key `/` leads here from anywhere on the page. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
      const isOpen = document.querySelector('[role=dialog]') !== null
      if (!isShortcut || isOpen || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {t('Search recipes')}
      </label>
      <SearchIcon
        size={20}
        className="pointer-events-none absolute top-1/2 start-4 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        id={id}
        type="search"
        enterKeyHint="search"
        maxLength={textLimits.search}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        placeholder={t('curry, chickpeas, one pot…')}
        className={cn(
          controlStyle,
          'h-13 pe-13 ps-11.5 [&::-webkit-search-cancel-button]:appearance-none',
        )}
      />
      <p id={`${id}-hint`} className="sr-only">
        {t('Names, ingredients, cuisines and tags. A minus before a word leaves it out.')}
      </p>
      {value !== '' && (
        <IconButton
          label={t('Clear the search')}
          icon={<CloseIcon size={19} />}
          className="absolute top-1/2 end-1 -translate-y-1/2"
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
        />
      )}
    </div>
  )
}
