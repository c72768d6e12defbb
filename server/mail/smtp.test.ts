import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createSmtpMailer } from './smtp.ts'

const servers: SMTPServer[] = []
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(resolve)
        }),
    ),
  )
})

/** A mail server that turns the first `refusals` mails away. */
async function startServer(refusals = 0) {
  const received: { from: string; to: string[]; content: string }[] = []
  let left = refusals
  async function receive(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerEnvelope,
    done: (refusal?: Error) => void,
  ) {
    const content = await text(stream)
    if ((left -= 1) >= 0) return done(new Error('busy'))
    const from = mailFrom === false ? '' : mailFrom.address
    received.push({ from, to: rcptTo.map(({ address }) => address), content })
    done()
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'larder' && password === 'p@ss'
        ? done(null, { user: username })
        : done(new Error('no')),
    onData: (stream, { envelope }, done) => {
      void receive(stream, envelope, done)
    },
  })
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = server.server.address()
  const port = typeof bound === 'object' ? bound?.port : undefined
  return { received, url: (login: string) => `smtp://${login}@127.0.0.1:${port}` }
}

const from = 'Larder <hello@larder.example>'
const mail = {
  to: 'cook@example.com',
  subject: 'Crème brûlée',
  text: 'Type this code: 12345678',
  html: '<p>Type this code: 12345678</p>',
}

test('hands a mail over, signed in', async () => {
  const { received, url } = await startServer()
  await createSmtpMailer({ url: url('larder:p%40ss'), from })(mail)
  expect(received).toMatchObject([{ from: 'hello@larder.example', to: ['cook@example.com'] }])
  expect(received[0]?.content).toContain('Type this code: 12345678')
  expect(received[0]?.content).toMatch(/^From: Larder <hello@larder.example>/m)
})

test('tries again when the server is busy, and gives up after a third try', async () => {
  const { received, url } = await startServer(2)
  const send = createSmtpMailer({ url: url('larder:p%40ss'), from }, [1, 1])
  await send(mail)
  expect(received).toHaveLength(1)
  const closed = await startServer(3)
  const tired = createSmtpMailer({ url: closed.url('larder:p%40ss'), from }, [1, 1])
  await expect(tired(mail)).rejects.toThrow('busy')
})

test('rejects where it may not sign in', async () => {
  const { url } = await startServer()
  await expect(
    createSmtpMailer({ url: url('larder:wrong'), from }, [])(mail),
  ).rejects.toMatchObject({ code: 'EAUTH' })
})

test('sends no line that an address smuggles in', async () => {
  const { received, url } = await startServer()
  const send = createSmtpMailer({ url: url('larder:p%40ss'), from }, [])
  const forged = { ...mail, subject: 'Hello\r\nBcc: everybody@example.com' }
  await send(forged)
  expect(received[0]?.content).not.toMatch(/^Bcc:/m)
  expect(received[0]?.to).toEqual(['cook@example.com'])
})
