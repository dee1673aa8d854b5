import type { Scenario } from '#main/db/repositories/planet28/scenarios.ts'
import { findFee } from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import { countModels } from '#main/games/planet28/campaign/aftermath/battle-sides.ts'
import { listAbsences, createEmptyBattleRecord } from '#main/games/planet28/campaign/aftermath/empty-battle-record.ts'
import { requireFound } from '#main/services/kit/refusal-error.ts'
import type { ServiceMethodInput } from '#shared/contract/contract.ts'
import { BattleRecordInput } from '#shared/contract/planet28/battle-record.ts'
import type { AbsenceView } from '#shared/contract/planet28/battles.ts'
import type { BattleSide } from '#shared/games/planet28/campaign/battle-record.ts'
import type { PlayMode } from '#shared/games/planet28/model.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { LedgerAccess } from '../ledger/ledger-access.ts'

export type InitialRecordBuilder = ReturnType<typeof createInitialRecordBuilder>

type Sides = Pick<BattleSide, 'name' | 'isEnemy' | 'warbandIds' | 'strangers'>[]

const NO_STRANGERS = { models: 0, destroyed: 0 }
const ENEMIES = 'Enemies'

/** Builds initial battle records, in which every unit took part. */
export function createInitialRecordBuilder(
  { file, requireKnown }: Pick<ForceDependencies, 'file' | 'requireKnown'>,
  campaign: CampaignForceStore,
  book: LedgerAccess,
) {
  const { scenarios } = file.rows

  const getForces = (ids: readonly string[]): CampaignForce[] =>
    [...new Set(ids)].map((id) => {
      const force = requireFound(campaign.find(id), 'warband')
      requireKnown(force.unknown, force.warband.name)
      return force
    })

  /** The warbands, the units whose fee is paid, and the rules of each warband. */
  function hosts(forces: readonly CampaignForce[]) {
    const paid = forces.flatMap(({ warband, edition }) =>
      warband.units.filter((unit) => findFee(unit, book.held, edition.rules)?.isPaid === true).map(({ id }) => id),
    )
    const rules = new Map(forces.map(({ warband, edition }) => [warband.id, edition.rules]))
    const rulesOf = (id: string) => requireFound(rules.get(id) ?? null, 'warband')
    return { warbands: forces.map(({ warband }) => warband), paid, rulesOf }
  }

  /** Sides of a scenario without a warband of the battle; a template's models are strangers. */
  function strangersOf(warbandId: string | null): BattleSide['strangers'] {
    const force = warbandId === null ? null : campaign.find(warbandId)
    if (force?.force.warband.state !== 'template') return NO_STRANGERS
    return { models: force.warband.units.reduce((sum, unit) => sum + countModels(unit), 0), destroyed: 0 }
  }

  function sidesFrom(scenario: Scenario | null, forces: readonly CampaignForce[], play: PlayMode): Sides {
    const isHere = (id: string | null): id is string => forces.some(({ warband }) => warband.id === id)
    const planned = (scenario?.sides ?? []).map(({ name, warbandId }) => ({
      name,
      isEnemy: play !== 'opposed' && !isHere(warbandId),
      warbandIds: isHere(warbandId) ? [warbandId] : [],
      strangers: isHere(warbandId) ? NO_STRANGERS : strangersOf(warbandId),
    }))
    const placed = planned.flatMap(({ warbandIds }) => warbandIds)
    return joined(
      planned,
      forces.filter(({ warband }) => !placed.includes(warband.id)),
      play,
    )
  }

  return {
    begin({ play, scenarioId, warbandIds }: ServiceMethodInput<'battles', 'begin'>): BattleRecordInput {
      const scenario = scenarioId === null ? null : requireFound(scenarios.find(scenarioId), 'scenario')
      const forces = getForces(warbandIds)
      const sides = sidesFrom(scenario, forces, play)
      const record = createEmptyBattleRecord({ play, goal: scenario?.goal ?? '', sides, ...hosts(forces) })
      const withStrangers = record.sides.map((side, at) => ({
        ...side,
        strangers: sides[at]?.strangers ?? NO_STRANGERS,
      }))
      return BattleRecordInput.parse({ ...record, sides: withStrangers })
    },
    absences({ warbandIds }: ServiceMethodInput<'battles', 'absences'>): AbsenceView[] {
      const forces = getForces(warbandIds)
      const units = forces.flatMap(({ warband }) => warband.units)
      return listAbsences(hosts(forces)).flatMap(({ unitId, because }) => {
        const unit = units.find(({ id }) => id === unitId)
        return unit === undefined ? [] : [{ unitId, name: unit.name, warbandId: unit.warbandId, because }]
      })
    },
  }
}

/**
 * The sides of a scenario, with the warbands that it does not name: against each other, or together against enemies
 * (P28-SOLO-1, P28-COOP-1).
 */
function joined(planned: Sides, others: readonly CampaignForce[], play: PlayMode): Sides {
  if (play === 'opposed') {
    const own = others.map(({ warband }) => ({ name: warband.name, isEnemy: false, warbandIds: [warband.id] }))
    return [...planned, ...own.map((side) => ({ ...side, strangers: NO_STRANGERS }))]
  }
  const ids = others.map(({ warband }) => warband.id)
  const friends = planned.findIndex(({ isEnemy }) => !isEnemy)
  const name = others.length === 1 ? (others[0]?.warband.name ?? 'Players') : 'Players'
  const together = planned.map((side, at) =>
    at === friends ? { ...side, warbandIds: [...side.warbandIds, ...ids] } : side,
  )
  const own = { name, isEnemy: false, warbandIds: ids, strangers: NO_STRANGERS }
  const players = friends < 0 ? [own, ...together] : together
  const hasEnemies = players.some(({ isEnemy }) => isEnemy)
  const enemies = { name: ENEMIES, isEnemy: true, warbandIds: [], strangers: NO_STRANGERS }
  return hasEnemies ? players : [...players, enemies]
}
