import { useEffect, useRef } from 'react'

interface HeldPictureProps {
  bytes: ArrayBuffer
  alt: string
  className: string
}

/** A picture that this page holds, and no server. */
export function HeldPicture({ bytes, alt, className }: HeldPictureProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
    if (image.current !== null) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [bytes])
  return <img ref={image} alt={alt} className={className} />
}
