import { appendStep, writeArchive } from '#main/games/fistful/proof/archive.ts'
import type { ArchiveStep, StepBody, StepKind } from '#shared/games/fistful/archive-step.ts'

/** A step of one kind. */
export type BodyOf<Kind extends StepKind> = Extract<StepBody, { kind: Kind }>

/** The place of the first step of a kind that will do. */
export function findStepIndex<Kind extends StepKind>(
  steps: readonly ArchiveStep[],
  kind: Kind,
  will: (body: BodyOf<Kind>) => boolean = () => true,
): number {
  const at = steps.findIndex(({ body }) => body.kind === kind && will(body as BodyOf<Kind>))
  if (at < 0) throw new Error(`No step of kind ${kind} will do`)
  return at
}

/** The archive of somebody who changes a step and then makes every hash of the chain fit again. */
export function forgeArchive<Kind extends StepKind>(
  steps: readonly ArchiveStep[],
  at: number,
  change: (body: BodyOf<Kind>) => BodyOf<Kind>,
): string {
  const bodies = steps.map(({ body }) => body)
  return chainSteps(bodies.with(at, change(structuredClone(bodies[at]) as BodyOf<Kind>)))
}

/** Steps whose hashes fit, whatever they say. */
export function chainSteps(bodies: readonly StepBody[]): string {
  return writeArchive(bodies.reduce<readonly ArchiveStep[]>(appendStep, []))
}

/** An archive's lines, changed, their hashes left alone. */
export function editArchiveLines(steps: readonly ArchiveStep[], change: (lines: string[]) => string[]): string {
  return `${change(writeArchive(steps).trimEnd().split('\n')).join('\n')}\n`
}

/** Whether a turn threw dice. */
export function hasDice({ dice }: BodyOf<'turn'>): boolean {
  return dice.length > 0
}
