import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { storeForm } from '../drafts.ts'

const pauseMilliseconds = 400

export type FormChange = Partial<RecipeForm> | ((form: RecipeForm) => Partial<RecipeForm>)

/** The form as it is typed; stored on this device a moment after each change, and when the page goes. */
export function useRecipeForm(userId: string | null, place: string, begin: () => RecipeForm) {
  const [form, setForm] = useState(begin)
  // A message may offer to undo something long after it was drawn.
  const current = useRef(form)
  const [isStored, setStored] = useState(true)
  const unstored = useRef<RecipeForm | null>(null)
  const isOver = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const storeNow = useCallback(() => {
    clearTimeout(timer.current)
    const waiting = unstored.current
    unstored.current = null
    if (waiting !== null) setStored(storeForm(userId, place, waiting))
  }, [userId, place])

  useEffect(() => {
    window.addEventListener('pagehide', storeNow)
    return () => {
      window.removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [storeNow])

  return {
    form,
    isStored,
    /** Stores what was typed last, without the pause. */
    storeNow,
    /** Takes what is changed, or how it follows from the form as it is by then. */
    change(change: FormChange) {
      // A picture, for one, may arrive late.
      if (isOver.current) return
      const part = typeof change === 'function' ? change(current.current) : change
      const next = { ...current.current, ...part }
      current.current = next
      unstored.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(storeNow, pauseMilliseconds)
      setForm(next)
    },
    replace(next: RecipeForm) {
      unstored.current = null
      current.current = next
      setForm(next)
    },
    /** Nothing more of it is written to this device: it was saved. */
    end() {
      isOver.current = true
      unstored.current = null
    },
  }
}
