import type * as z from 'zod'
import type { BuiltWarband, Warband } from '#main/db/repositories/planet28/warbands.ts'
import { countProblemsBySeverity } from '#main/games/planet28/builder/problem-counts.ts'
import { computeLeftoverCredits } from '#main/games/planet28/builder/warband-check.ts'
import type { WarbandPlanInput } from '#shared/contract/planet28/profiles.ts'
import type { WarbandView } from '#shared/contract/planet28/warbands.ts'
import type { WarbandPlan } from '#shared/games/planet28/model.ts'
import { formatNameMidSentence } from '#shared/kit/format.ts'
import type { ForceJudgement } from './force-judge.ts'
import { buildAllowanceViews, buildBillView, buildProblemViews } from './force-views.ts'
import { formatAllowanceHistoryLabel, formatEditHistoryLabel } from './unit-labels.ts'

/** The view of a warband. Archived units do not count. */
export function buildWarbandView(
  {
    id,
    name,
    factionId,
    notes,
    background,
    portraitId,
    allowed,
    state,
    hasFought,
  }: BuiltWarband & Pick<Warband, 'hasFought'>,
  { units, plan, bill, problems }: ForceJudgement,
  rest: { readonly version: number; readonly isBehindRules: boolean },
): WarbandView {
  const active = units.filter(({ forceUnit }) => !forceUnit.unit.isArchived)
  const countOf = (kind: 'squad' | 'vehicle'): number =>
    active.filter(({ forceUnit }) => forceUnit.kind === kind).length
  return {
    id,
    name,
    factionId,
    notes,
    background,
    portraitId,
    state,
    ...planView(plan),
    allowed: buildAllowanceViews(allowed),
    ...rest,
    bill: buildBillView(bill),
    cost: bill.cost,
    leftoverCredits: hasFought ? 0 : computeLeftoverCredits(plan, bill),
    hasFought,
    characters: active.reduce((sum, { judgement }) => sum + judgement.characters, 0),
    squads: countOf('squad'),
    vehicles: countOf('vehicle'),
    problems: buildProblemViews(problems, planView),
    unitProblems: countProblemsBySeverity(active.flatMap(({ judgement }) => judgement.problems)),
  }
}

/** History label of an update: specific for a single simple change, otherwise an edit. */
export function formatWarbandHistoryLabel(before: BuiltWarband, after: BuiltWarband, leader: string | null): string {
  const name = formatNameMidSentence(after.name)
  return formatEditHistoryLabel(name, [
    before.name === after.name ? null : `${before.name} becomes ${name}`,
    before.leaderId === after.leaderId ? null : `${leader ?? 'Nobody'} leads ${name}`,
    before.pointLimit === after.pointLimit ? null : `${after.name} may cost ${after.pointLimit} points`,
    before.state === after.state ? null : stateLabel(before, after),
    formatAllowanceHistoryLabel(name, before.allowed, after.allowed),
    restOf(before) === restOf(after) ? null : '',
  ])
}

function stateLabel(before: BuiltWarband, { name, state }: BuiltWarband): string {
  if (state === 'archived') return `Archive ${formatNameMidSentence(name)}`
  if (state === 'template') return `${name} becomes a template`
  return before.state === 'archived' ? `Bring ${formatNameMidSentence(name)} back` : `${name} is a template no longer`
}

function restOf({ factionId, notes, play, stash, background, portraitId }: BuiltWarband): string {
  return JSON.stringify([factionId, notes, play, stash, background, portraitId])
}

function planView({ pointLimit, play, leaderId, stash }: WarbandPlan): z.infer<typeof WarbandPlanInput> {
  return { pointLimit, play, leaderId, stash: [...stash] }
}
