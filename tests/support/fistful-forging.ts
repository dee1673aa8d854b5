import { appendArchiveStep, formatArchive } from '#main/games/fistful/proof/archive.ts'
import type { ArchiveStep, ArchiveStepBody, ArchiveStepKind } from '#shared/games/fistful/archive-step.ts'

/** A step of one kind. */
export type BodyOf<Kind extends ArchiveStepKind> = Extract<ArchiveStepBody, { kind: Kind }>

/** Index of the first step of a kind that matches. */
export function findStepIndex<Kind extends ArchiveStepKind>(
  steps: readonly ArchiveStep[],
  kind: Kind,
  will: (body: BodyOf<Kind>) => boolean = () => true,
): number {
  const at = steps.findIndex(({ body }) => body.kind === kind && will(body as BodyOf<Kind>))
  if (at < 0) throw new Error(`No step of kind ${kind} will do`)
  return at
}

/** Forges an archive: changes a step, then recomputes all hashes of the chain. */
export function forgeArchive<Kind extends ArchiveStepKind>(
  steps: readonly ArchiveStep[],
  at: number,
  change: (body: BodyOf<Kind>) => BodyOf<Kind>,
): string {
  const bodies = steps.map(({ body }) => body)
  return chainSteps(bodies.with(at, change(structuredClone(bodies[at]) as BodyOf<Kind>)))
}

/** Chains steps with valid hashes, whatever their content. */
export function chainSteps(bodies: readonly ArchiveStepBody[]): string {
  return formatArchive(bodies.reduce<readonly ArchiveStep[]>(appendArchiveStep, []))
}

/** Changes the lines of an archive without updating hashes. */
export function editArchiveLines(steps: readonly ArchiveStep[], change: (lines: string[]) => string[]): string {
  return `${change(formatArchive(steps).trimEnd().split('\n')).join('\n')}\n`
}

/** Whether dice were thrown in a turn. */
export function hasDice({ dice }: BodyOf<'turn'>): boolean {
  return dice.length > 0
}
