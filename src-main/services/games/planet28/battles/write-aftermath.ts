import type { OwnedAgenda } from '#main/db/repositories/planet28/agendas.ts'
import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import { countMembers } from '#main/games/planet28/builder/squad-members.ts'
import { RESET_AGENDA_FIELDS } from '#main/games/planet28/campaign/agendas/agenda-choice.ts'
import { findCheapestHitPointSteps } from '#main/games/planet28/rules/lone-hero.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { AftermathResult } from '#shared/games/planet28/campaign/aftermath.ts'
import type { NewCondition } from '#shared/games/planet28/campaign/conditions.ts'
import type { UnitProfileChange } from '#shared/games/planet28/campaign/forces.ts'
import { LONE_HERO_HIT_POINT_STEP } from '#shared/games/planet28/starting-profiles.ts'
import { assert } from '#shared/kit/assert.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import { isForceLoneHero, type UnitWithJudgement } from '../forces/force-judge.ts'
import type { LedgerAccess } from '../ledger/ledger-access.ts'
import { type Aftermath, buildAftermathReport } from './aftermath.ts'

/** A settlement and its choices. */
interface Settled {
  readonly settlement: AftermathResult
  readonly choices: Battle['choices']
}

/** Creates the writer of settlements. Call inside a change; `version` is its id. */
export function createAftermathWriter(tools: ForceDependencies, campaign: CampaignForceStore, book: LedgerAccess) {
  const { file, now, newId, editions, judge } = tools
  const { battles, conditions, agendas, warbands } = file.rows

  function writeConditions({ newConditions, aged, ended }: AftermathResult, battleId: string): void {
    const isOver = new Set(ended)
    isOver.forEach(conditions.remove)
    aged.filter(({ id }) => !isOver.has(id)).forEach(conditions.age)
    newConditions.forEach((newCondition: NewCondition) => conditions.add({ ...newCondition, id: newId(), battleId }))
  }

  function writeUnits({ profiles, lost }: AftermathResult, forces: readonly CampaignForce[]): void {
    for (const profile of profiles) campaign.writeProfile(readable(profile, forces))
    for (const { kind, unitId } of lost) campaign.lose(kind, unitId)
  }

  /** Records a unit's cost before it grew, at its first battle (P28-VDT-6). */
  function keepStart({ forceUnit: { kind, unit }, judgement }: UnitWithJudgement, { tallies }: Battle['record']): void {
    const fought = tallies.some(({ unitId, fate }) => unitId === unit.id && fate !== 'absent')
    if (fought && unit.startingCost === null) campaign.grow(kind, unit.id, { startingCost: judgement.cost })
  }

  /**
   * When a lone hero is joined by another character, hit points bought in fives stay bought and from now on count as
   * gained, at the same price (P28-SOLO-4).
   */
  function keepHero({ force }: CampaignForce): void {
    const [hero] = force.units.filter(({ kind, unit }) => kind === 'character' && !unit.isArchived)
    if (hero?.kind !== 'character' || !isForceLoneHero(force)) return
    const { id, profile, hitPointsGrown } = hero.unit
    const steps = findCheapestHitPointSteps(profile.hitPoints - hitPointsGrown, { isLoneHero: true })
    const bought = (steps?.hero ?? 0) * LONE_HERO_HIT_POINT_STEP.hitPoints
    if (bought > 0) campaign.grow('character', id, { hitPointsGrown: hitPointsGrown + bought })
  }

  function writeWarband({ force, warband: { id } }: CampaignForce, { stashes, dues }: AftermathResult): void {
    const stash = stashes.find(({ warbandId }) => warbandId === id)?.stash
    const due = dues.find(({ warbandId }) => warbandId === id)
    const { waivers, vehiclePoints } = force.warband
    if (stash !== undefined) warbands.update({ ...force.warband, stash })
    warbands.play(id, {
      hasFought: true,
      waivers: waivers + (due?.waivers ?? 0),
      vehiclePoints: vehiclePoints + (due?.vehiclePoints ?? 0),
    })
    editions.settle(id)
  }

  /** The agenda of a dead character ends. */
  function writeAgenda(
    row: OwnedAgenda,
    result: AftermathResult['agendas'][number],
    { settlement, choices }: Settled,
  ): void {
    const isOrphan = settlement.lost.some(({ unitId }) => unitId === row.characterId)
    if (result.outcome === 'failed' && !isOrphan)
      return agendas.update({ ...row, ...RESET_AGENDA_FIELDS, failedGames: row.failedGames + 1 })
    const state = result.outcome === 'done' ? 'done' : 'dropped'
    const isShared = row.isShared || choices.agendas[result.id]?.isShared === true
    agendas.update({ ...row, state, isShared, paid: paidFor(result.id, settlement), endedAt: now() })
  }

  return {
    write(battle: Battle, aftermath: Aftermath, version: number): void {
      const { forces, settlement } = aftermath
      requireOneWarbandEach(forces)
      const judged = forces.map(({ force, edition }) => judge.force(force, edition))
      const costs = forces.map(({ warband }, at) => [warband.id, judged[at]?.bill.cost ?? 0])
      const worth: Record<string, number> = Object.fromEntries(costs)
      judged.forEach(({ units }) => units.forEach((unit) => keepStart(unit, battle.record)))
      forces.forEach(keepHero)
      book.write(settlement.ledger, { battleId: battle.id, day: battle.day })
      writeConditions(settlement, battle.id)
      writeUnits(settlement, forces)
      for (const force of forces) writeWarband(force, settlement)
      const how = { settlement, choices: battle.choices }
      for (const agenda of settlement.agendas)
        writeAgenda(requireFound(agendas.find(agenda.id), 'hidden agenda'), agenda, how)
      const report = buildAftermathReport(aftermath)
      // The dice tables are in the rules, so only the faces are kept.
      const settled = { ...report, questions: report.questions.map(({ table: _table, ...asked }) => asked) }
      battles.update({
        ...battle,
        state: 'settled',
        settledBy: version,
        choices: { ...battle.choices, settled, worth },
      })
    },
  }
}

/** Refuses a unit in two warbands, which would be paid and hurt twice. */
function requireOneWarbandEach(forces: readonly CampaignForce[]): void {
  const ids = forces.flatMap(({ warband }) => warband.units.map(({ id }) => id))
  assert(new Set(ids).size === ids.length, 'A unit is in two warbands of one battle')
}

/** A squad with no survivors keeps its number of members, without gear, since an empty squad cannot be stored. */
function readable(change: UnitProfileChange, forces: readonly CampaignForce[]): UnitProfileChange {
  if (change.kind !== 'squad' || change.profile.loadouts.length > 0) return change
  const units = forces.flatMap(({ warband }) => warband.units)
  const before = units.find(({ id }) => id === change.unitId)
  const members = before?.kind === 'squad' ? countMembers(before.profile) : 1
  return { ...change, profile: { ...change.profile, loadouts: [{ members, equipment: [] }] } }
}

/** The points that an agenda scored, for any account. */
function paidFor(agendaId: string, { ledger }: AftermathResult): number {
  const key = `agenda:${agendaId}`
  return ledger
    .filter((line) => line.currency === 'points' && (line.key === key || line.key.startsWith(`${key}:`)))
    .reduce((sum, { amount }) => sum + amount, 0)
}
