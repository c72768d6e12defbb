import type { z } from 'zod'
import type { Proposal } from '#domain/chat/proposal.ts'
import type { ToolPerson } from './person.ts'

/**
 * What a tool answers: data, and where it would change something, what the person is to confirm. A tool that changes nothing by
 * itself needs no trust in who calls it.
 */
export interface ToolAnswer {
  data: unknown
  proposal?: Proposal
}

/** Something that an assistant may do for a person. */
export interface Tool {
  name: string
  /** What it is for, to a model. */
  description: string
  /** Whether it reads, or proposes a change. */
  kind: 'read' | 'write'
  input: z.ZodObject
  /** Whether it needs the composer, which not every host has. */
  composes: boolean
  /** @throws ToolRefusal, `bad_input` where the arguments are none of `input`; what the data API throws */
  run: (args: unknown, person: ToolPerson) => Promise<ToolAnswer>
}

/** Why a tool does not do what it was asked, in words for a model. */
export class ToolRefusal extends Error {
  readonly code: string

  constructor(code: string, words: string) {
    super(words)
    this.name = 'ToolRefusal'
    this.code = code
  }
}

interface ToolParts<Input extends z.ZodObject> {
  name: string
  description: string
  input: Input
  composes?: boolean
  run: (input: z.infer<Input>, person: ToolPerson) => Promise<ToolAnswer>
}

const toolOf =
  (kind: Tool['kind']) =>
  <Input extends z.ZodObject>({ run, composes = false, ...parts }: ToolParts<Input>): Tool => ({
    ...parts,
    kind,
    composes,
    run(args, person) {
      const input = parts.input.safeParse(args)
      if (!input.success) throw new ToolRefusal('bad_input', issuesOf(input.error))
      return run(input.data, person)
    },
  })

function issuesOf({ issues }: z.ZodError): string {
  const words = issues.slice(0, 3).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return words.join('; ').slice(0, 500)
}

/** A tool that looks something up. */
export const readingTool = toolOf('read')
/** A tool that proposes a change. */
export const writingTool = toolOf('write')
