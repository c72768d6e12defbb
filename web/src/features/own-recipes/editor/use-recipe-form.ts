import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { storeForm } from '../drafts.ts'

const pauseMilliseconds = 400

/** The form as it is typed; stored on this device a moment after each change, and when the page goes. */
export function useRecipeForm(userId: string | null, place: string, begin: () => RecipeForm) {
  const [form, setForm] = useState(begin)
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
    change(part: Partial<RecipeForm>) {
      // A picture, for one, may arrive late.
      if (isOver.current) return
      const next = { ...form, ...part }
      unstored.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(storeNow, pauseMilliseconds)
      setForm(next)
    },
    replace(next: RecipeForm) {
      unstored.current = null
      setForm(next)
    },
    /** Nothing more of it is written to this device: it was saved. */
    end() {
      isOver.current = true
      unstored.current = null
    },
  }
}
