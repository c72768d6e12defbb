import type { FillRequest } from './fill-messages.ts'
import { createFillThread } from './fill-thread.ts'
import { loadTools } from './load-tools.ts'

const answer = createFillThread(loadTools, (response) =>
  self.postMessage(response, { transfer: [] }),
)

self.addEventListener('message', ({ data }: MessageEvent<FillRequest>) => {
  answer(data).catch((cause: unknown) => reportError(cause))
})
