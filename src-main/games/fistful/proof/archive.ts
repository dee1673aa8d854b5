import { formatCanonicalJson, sha256Hex } from '#main/games/kit/hash.ts'
import {
  ArchiveEnd,
  ArchiveStep,
  type ArchiveStepBody,
  type ArchiveStepKind,
} from '#shared/games/fistful/archive-step.ts'
import type { TurnSealsAndReveals } from './protocol.ts'
import type { SignableStepBody } from './signed-step.ts'

/** Previous hash of the first step. */
export const INITIAL_PREVIOUS_HASH = '0'.repeat(64)

/** The first invalid line of an archive. */
export interface ArchiveProblem {
  readonly step: number
  /** Null if the line has no turn. */
  readonly turn: number | null
  readonly kind: ArchiveStepKind | null
  readonly why: string
}

/** The valid beginning of an archive, and the problem of the next line. */
export interface ParsedArchive {
  readonly steps: readonly ArchiveStep[]
  /** The body of each step as written in the archive. */
  readonly bodies: readonly string[]
  readonly fault: ArchiveProblem | null
}

/** Appends a step to an archive. */
export function appendArchiveStep(steps: readonly ArchiveStep[], body: ArchiveStepBody): readonly ArchiveStep[] {
  const previous = getArchiveHeadHash(steps)
  return [...steps, { step: steps.length + 1, body, previous, hash: sha256Hex(previous + formatCanonicalJson(body)) }]
}

/** Hash of the last step, which covers the whole archive. Equal on both sides if their archives are identical. */
export function getArchiveHeadHash(steps: readonly ArchiveStep[]): string {
  return steps.at(-1)?.hash ?? INITIAL_PREVIOUS_HASH
}

/** The seals and reveals of a turn as steps, in the order exchanged; equal on both sides. */
export function listSealAndRevealSteps(turn: number, { seals, reveals }: TurnSealsAndReveals): SignableStepBody[] {
  if (seals.A === null || seals.B === null || !reveals.A || !reveals.B)
    throw new Error(`Turn ${turn} is not revealed by both sides`)
  return [
    { kind: 'seal', turn, side: 'A', hash: seals.A },
    { kind: 'seal', turn, side: 'B', hash: seals.B },
    { kind: 'reveal', turn, side: 'B', ...reveals.B },
    { kind: 'reveal', turn, side: 'A', ...reveals.A },
  ]
}

/** Formats an archive as text: one line of JSON per step, and a closing line. */
export function formatArchive(steps: readonly ArchiveStep[]): string {
  const end: ArchiveEnd = { end: { steps: steps.length, head: getArchiveHeadHash(steps) } }
  return `${[...steps, end].map(formatCanonicalJson).join('\n')}\n`
}

/** Parses an archive line by line. Any change to a line, or to the number or order of lines, is an error. */
export function parseArchive(text: string): ParsedArchive {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  const last = lines.pop() ?? ''
  const [steps, bodies] = [[] as ArchiveStep[], [] as string[]]
  for (const line of lines) {
    const read = readStep(line, steps)
    if ('why' in read) return { steps, bodies, fault: read }
    steps.push(read.step)
    bodies.push(read.body)
  }
  const end: ArchiveEnd = { end: { steps: steps.length, head: getArchiveHeadHash(steps) } }
  if (last === formatCanonicalJson(end)) return { steps, bodies, fault: null }
  return {
    steps,
    bodies,
    fault: { step: steps.length + 1, turn: null, kind: null, why: whyNotEnd(last, steps.length) },
  }
}

function readStep(line: string, before: readonly ArchiveStep[]): { step: ArchiveStep; body: string } | ArchiveProblem {
  const place = before.length + 1
  const read = ArchiveStep.safeParse(parsed(line))
  if (!read.success) {
    const issue = read.error.issues[0]
    const where = issue?.path.length ? ` (${issue.path.join('.')}: ${issue.message})` : ''
    return { step: place, turn: null, kind: null, why: `The line was changed: it is not a step of an archive${where}.` }
  }
  const { body, step, hash, previous } = read.data
  const [head, tail] = ['{"body":', `,"hash":"${hash}","previous":"${previous}","step":${step}}`]
  const text = line.slice(head.length, -tail.length)
  const why =
    line === head + text + tail
      ? whyNotStep(read.data, text, before)
      : 'The line is written otherwise than Orrery writes it.'
  return why === null
    ? { step: read.data, body: text }
    : { step: place, turn: 'turn' in body ? body.turn : null, kind: body.kind, why }
}

function whyNotStep(
  { step, hash, previous }: ArchiveStep,
  body: string,
  before: readonly ArchiveStep[],
): string | null {
  const place = before.length + 1
  if (step < place) return `Step ${step} stands here again.`
  if (step > place) return `Step ${place} is missing: step ${step} stands in its place.`
  if (previous !== getArchiveHeadHash(before)) return 'It does not follow from the step before.'
  return hash === sha256Hex(previous + body) ? null : 'Something in it was changed: its hash does not fit.'
}

function whyNotEnd(last: string, steps: number): string {
  const end = ArchiveEnd.safeParse(parsed(last)).data?.end
  if (!end) return 'The closing line is missing: the end of the archive was cut off.'
  if (end.steps > steps) return `Steps are missing at the end: there were ${end.steps}.`
  return 'The closing line does not fit the steps before it.'
}

/** Parses a line as JSON; undefined if invalid. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
