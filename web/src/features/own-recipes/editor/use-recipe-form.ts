import { useCallback, useEffect, useRef, useState } from 'react'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { storeForm } from '../drafts.ts'

const pauseMilliseconds = 400

/** The form as it is typed; kept on this device a moment after each change, and when the page goes. */
export function useRecipeForm(userId: string | null, place: string, begin: () => RecipeForm) {
  const [form, setForm] = useState(begin)
  const [isKept, setKept] = useState(true)
  const unkept = useRef<RecipeForm | null>(null)
  const isOver = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const keep = useCallback(() => {
    clearTimeout(timer.current)
    const waiting = unkept.current
    unkept.current = null
    if (waiting !== null) setKept(storeForm(userId, place, waiting))
  }, [userId, place])

  useEffect(() => {
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [keep])

  return {
    form,
    isKept,
    /** Keeps what was typed last, without the pause. */
    keep,
    change(part: Partial<RecipeForm>) {
      // A picture, for one, may arrive late.
      if (isOver.current) return
      const next = { ...form, ...part }
      unkept.current = next
      clearTimeout(timer.current)
      timer.current = setTimeout(keep, pauseMilliseconds)
      setForm(next)
    },
    replace(next: RecipeForm) {
      unkept.current = null
      setForm(next)
    },
    /** Nothing more of it is written to this device: it was saved. */
    end() {
      isOver.current = true
      unkept.current = null
    },
  }
}
