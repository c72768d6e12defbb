import { useEffect, useRef, useState } from 'react'
import type { RecipeForm } from '#domain/recipes/own/recipe-form.ts'
import { keepForm } from '../drafts.ts'

const pauseMilliseconds = 400

/** The form as it is typed; kept on this device a moment after each change, and when the page goes. */
export function useRecipeForm(userId: string | null, place: string, begin: () => RecipeForm) {
  const [form, setForm] = useState(begin)
  const [isKept, setKept] = useState(true)
  const unkept = useRef<RecipeForm | null>(null)

  function keepNow() {
    const waiting = unkept.current
    unkept.current = null
    if (waiting !== null) setKept(keepForm(userId, place, waiting))
  }
  const keep = useRef(keepNow)
  useEffect(() => {
    keep.current = keepNow
  })

  useEffect(() => {
    if (unkept.current === null) return undefined
    const timer = setTimeout(() => keep.current(), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [form])

  useEffect(() => {
    const now = () => keep.current()
    window.addEventListener('pagehide', now)
    return () => {
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [])

  return {
    form,
    isKept,
    change(part: Partial<RecipeForm>) {
      const next = { ...form, ...part }
      unkept.current = next
      setForm(next)
    },
    replace(next: RecipeForm) {
      unkept.current = null
      setForm(next)
    },
    /** Nothing more of it is written to this device: it was saved. */
    end() {
      unkept.current = null
    },
  }
}
