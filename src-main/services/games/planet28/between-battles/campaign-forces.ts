import type { StoredCondition } from '#main/db/repositories/planet28/conditions.ts'
import type { UnitBattleEffects, UnitRepository } from '#main/db/repositories/planet28/units.ts'
import { listUnknownRows } from '#main/games/planet28/builder/unknown-rows.ts'
import { computeLeftoverCredits } from '#main/games/planet28/builder/warband-check.ts'
import { requireFound, RefusalError } from '#main/services/kit/refusal-error.ts'
import type { UnitKind } from '#shared/games/planet28/campaign/battle-record.ts'
import type { CampaignUnit, UnitProfileChange, CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { RulesEdition } from '../forces/force-judge.ts'
import type { Force, ForceUnit } from '../forces/force-loader.ts'

/** A warband of the campaign in the model of the rules between battles. */
export interface CampaignForce {
  readonly force: Force
  readonly edition: RulesEdition
  /** Without archived units. */
  readonly warband: CampaignWarband
  /** Descriptions of rows that its rules do not know, with their owners. */
  readonly unknown: readonly string[]
}

/** Reads warbands as they are between battles, and writes changes to their units. */
export function createCampaignForceStore(tools: ForceDependencies) {
  const { file, roster, editions, judge } = tools
  const { conditions, characters, squads, vehicles } = file.rows

  const conditionsByUnit = () => Map.groupBy(conditions.list(), ({ unitId }) => unitId)

  function standing(force: Force, conditionsOf: ReadonlyMap<string, readonly StoredCondition[]>): CampaignForce {
    const { id, name, leaderId, stash } = force.warband
    const edition = editions.ofWarband(force.warband)
    const units = force.units
      .filter(({ unit }) => !unit.isArchived)
      .map((unit) => campaignUnit(unit, conditionsOf.get(unit.unit.id) ?? []))
    const warband = { id, name, leaderId, stash, units }
    return { force, edition, warband, unknown: unknownIn(warband, edition) }
  }

  function rewrite<Profile>(
    repository: UnitRepository<Profile>,
    id: string,
    changed: { readonly profile?: Profile; readonly isArchived?: boolean },
  ): void {
    repository.update({ ...requireFound(repository.find(id), 'unit'), ...changed })
  }
  const repositoryOf = (kind: UnitKind) => ({ character: characters, squad: squads, vehicle: vehicles })[kind]

  return {
    list(): CampaignForce[] {
      const conditionsOf = conditionsByUnit()
      return roster.list().map((force) => standing(force, conditionsOf))
    },
    find(warbandId: string): CampaignForce | null {
      const force = roster.find(warbandId)
      return force && standing(force, conditionsByUnit())
    },
    /** Returns a unit that is not archived, with its warband, or refuses. */
    getUnit(kind: UnitKind, id: string): CampaignForce & { readonly unit: CampaignUnit } {
      const { warbandId, name, isLost } = requireFound(repositoryOf(kind).find(id), kind)
      const place = standing(requireFound(roster.find(warbandId), 'warband'), conditionsByUnit())
      const unit = place.warband.units.find((candidate) => candidate.id === id)
      if (unit === undefined)
        throw new RefusalError(
          'illegal',
          isLost
            ? `${name} was lost in a battle: it grows no more.`
            : `${name} is in the archive. Take it out of the archive first.`,
        )
      return { ...place, unit }
    },
    /** Starting credits of a warband that has not fought yet (P28-BUILD-4). */
    leftover({ force, edition, unknown }: CampaignForce): number {
      if (force.warband.hasFought || unknown.length > 0) return 0
      const { plan, bill } = judge.force(force, edition)
      return Math.max(0, computeLeftoverCredits(plan, bill) - (force.opened ?? 0))
    },
    writeProfile(change: UnitProfileChange): void {
      if (change.kind === 'character') rewrite(characters, change.unitId, change)
      else if (change.kind === 'squad') rewrite(squads, change.unitId, change)
      else rewrite(vehicles, change.unitId, change)
    },
    writeGrowth: ({ kind, id, hitPointsGrown = 0 }: CampaignUnit): void =>
      repositoryOf(kind).grow(id, { hitPointsGrown }),
    grow: (kind: UnitKind, id: string, growth: Partial<UnitBattleEffects>): void => repositoryOf(kind).grow(id, growth),
    /** Archives a dead or scrapped unit. */
    lose(kind: UnitKind, id: string): void {
      if (kind === 'character') rewrite(characters, id, { isArchived: true })
      else if (kind === 'squad') rewrite(squads, id, { isArchived: true })
      else rewrite(vehicles, id, { isArchived: true })
      repositoryOf(kind).grow(id, { isLost: true })
    },
  }
}

export type CampaignForceStore = ReturnType<typeof createCampaignForceStore>

function campaignUnit(forceUnit: ForceUnit, conditions: readonly StoredCondition[]): CampaignUnit {
  const { id, warbandId, name, hitPointsGrown, startingCost } = forceUnit.unit
  const common = { id, warbandId, name, hitPointsGrown, startingCost, conditions: conditions.map(bare) }
  if (forceUnit.kind === 'character') return { ...common, kind: forceUnit.kind, profile: forceUnit.unit.profile }
  if (forceUnit.kind === 'squad') return { ...common, kind: forceUnit.kind, profile: forceUnit.unit.profile }
  return { ...common, kind: forceUnit.kind, profile: forceUnit.unit.profile }
}

function bare({ battleId: _battle, ...condition }: StoredCondition) {
  return condition
}

function unknownIn({ name, units, stash }: CampaignWarband, { rules: { tables } }: RulesEdition): string[] {
  const ofUnit = (unit: CampaignUnit): string[] => {
    if (unit.kind === 'character') return listUnknownRows(unit.kind, unit.profile, tables)
    if (unit.kind === 'squad') return listUnknownRows(unit.kind, unit.profile, tables)
    return listUnknownRows(unit.kind, unit.profile, tables)
  }
  return [
    ...units.flatMap((unit) => ofUnit(unit).map((what) => `${what} of ${unit.name}`)),
    ...listUnknownRows('stash', stash, tables).map((what) => `${what} in the stash of ${name}`),
  ]
}
