import { locale, t } from '#domain/texts/t.ts'
import { escapeHtml } from '../../escape-html.ts'
import type { Mail } from '../../mail/mail.ts'

/** What a mail says; a stranger's is at most an address in it. */
export type Letter = {
  readonly subject: string
  readonly lead: string
  readonly code?: string | undefined
  readonly link?: { readonly label: string; readonly href: string } | undefined
  readonly close: string
}

/** The letter as plain text and as simple HTML that every mail program shows. */
export function writeMail(to: string, letter: Letter): Mail {
  return { to, subject: letter.subject, text: plainText(letter), html: simpleHtml(letter) }
}

function plainText({ lead, code, link, close }: Letter): string {
  return [
    lead,
    ...(link ? [`${link.label}:\n${link.href}`] : []),
    ...(code ? [codeLine(link !== undefined, code)] : []),
    close,
    'Larder',
  ].join('\n\n')
}

function simpleHtml({ subject, lead, code, link, close }: Letter): string {
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const button =
    'display:inline-block;padding:12px 20px;border-radius:12px;background:#b8321f;color:#ffffff;text-decoration:none;font-weight:600'
  const body = [
    paragraph(escapeHtml(lead)),
    ...(link
      ? [
          paragraph(
            `<a href="${escapeHtml(link.href)}" style="${button}">${escapeHtml(link.label)}</a>`,
          ),
        ]
      : []),
    ...(code
      ? [
          paragraph(
            escapeHtml(codeLine(link !== undefined, mark)).replace(
              mark,
              () =>
                `<strong style="font-size:20px;letter-spacing:2px">${escapeHtml(code)}</strong>`,
            ),
          ),
        ]
      : []),
    paragraph(escapeHtml(close)),
    paragraph('Larder'),
  ]
  return `<!doctype html><html lang="${locale()}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b2118;background:#ffffff">${body.join('')}</body></html>`
}

/** Where the code is to stand in what is escaped: a private character of Unicode. */
const mark = '\uE000'

const codeLine = (isAfterLink: boolean, code: string): string =>
  isAfterLink ? t('Or type this code: {code}', { code }) : t('Type this code: {code}', { code })
