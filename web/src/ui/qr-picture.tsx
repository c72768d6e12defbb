/** A QR code: dark on white in both themes, for cameras know it so. */
export function QrPicture({ source, alt }: { source: string; alt: string }) {
  return (
    <img
      src={source}
      alt={alt}
      width={208}
      height={208}
      className="rounded-field border border-line bg-white"
    />
  )
}
