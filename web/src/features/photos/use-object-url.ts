import { useEffect, useState } from 'react'

/** An address under which this page shows a picture that it holds; null for none. */
export function useObjectUrl(bytes: ArrayBuffer | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (bytes === null) return undefined
    const made = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    setUrl(made)
    return () => {
      setUrl(null)
      URL.revokeObjectURL(made)
    }
  }, [bytes])
  return url
}
