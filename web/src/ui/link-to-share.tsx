import { useRef, useState } from 'react'
import { renderSVG } from 'uqr'

import { t } from '#domain/texts/t.ts'

import { CheckIcon, ShareIcon } from './action-icons.tsx'
import { Button } from './button.tsx'
import { QrPicture } from './qr-picture.tsx'
import { TextField } from './text-field.tsx'
import { toast } from './toast.ts'

interface LinkToShareProps {
  /** What the link leads to, for the app that it is sent with. */
  title: string
  url: string
  /** What happens when the camera of a phone is pointed at the picture. */
  scanWords: string
}

/** The ways in which a link leaves this device: to another app, copied, as a picture. */
export function LinkToShare({ title, url, scanWords }: LinkToShareProps) {
  const link = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied('yes')
    } catch {
      // Also where there is no clipboard, as without TLS: one step of two is done.
      link.current?.select()
      setCopied('no')
    }
  }

  return (
    <>
      <TextField
        ref={link}
        label={t('Link')}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          {copied === 'yes' && <CheckIcon />}
          {copied === 'yes' ? t('Copied') : t('Copy link')}
        </Button>
        {'share' in navigator && (
          <Button variant="secondary" onClick={() => void sendToApp(title, url)}>
            <ShareIcon />
            {t('Send with an app')}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm text-soft">
        {copied === 'yes' && t('The link is copied. Paste it wherever you like.')}
        {copied === 'no' && t('The link is selected above: copy it from there.')}
      </p>
      <figure className="mt-4 flex flex-col items-center gap-3 text-center">
        <QrPicture
          source={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`}
          alt={t('QR code with the link')}
        />
        <figcaption className="max-w-[34ch] text-sm text-soft">
          {opensHereAlone(url)
            ? t('This Larder runs on this computer: its links open here alone.')
            : scanWords}
        </figcaption>
      </figure>
    </>
  )
}

/** Hands a link to another app of the device, by the device's own sheet. */
async function sendToApp(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url })
  } catch (cause) {
    // Closing the sheet without a choice is an answer.
    if (cause instanceof Error && cause.name === 'AbortError') return
    toast({ title: t('This device could not share it'), tone: 'error' })
  }
}

function opensHereAlone(url: string): boolean {
  return /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(url).hostname)
}
