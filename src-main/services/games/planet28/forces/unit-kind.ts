import type { StoredUnit, UnitRepository } from '#main/db/repositories/planet28/units.ts'
import type { Allowance } from '#shared/games/planet28/model.ts'
import type { Force } from './force-roster.ts'
import { buildAllowanceViews } from './force-views.ts'
import type { ProfileParts } from './unit-labels.ts'
import type { Judgement, JudgementContext, UnitRules } from './unit-rules.ts'

/** What differs from one kind of unit to the other. */
export interface UnitKind<Profile, View, Check> {
  readonly rules: UnitRules<Profile>
  readonly repository: UnitRepository<Profile>
  readonly parts: ProfileParts<Profile>
  /** What the book makes of a profile, as it is answered. */
  readonly checkOf: (judged: Judgement<Profile>, judging: JudgementContext) => Check
  /** A unit as it is answered. */
  readonly viewOf: (unit: UnitInForce<Profile, Check>) => View
}

/** A unit with its surroundings: all that a view of it needs. */
export interface UnitInForce<Profile, Check> {
  readonly unit: StoredUnit<Profile>
  readonly version: number
  readonly force: Force
  readonly check: Check
}

/** A draft of a unit: it is checked by the rules of the warband that it stands in, as one unit more or in place of its own. */
export interface UnitDraft<Profile> {
  readonly warbandId: string
  readonly unitId: string | null
  readonly allowed: readonly Allowance[]
  readonly profile: Profile
}

/** The fields that a view has in common with its unit. */
export function buildUnitView<Profile, ProfileView, Check>(
  { unit, version, force, check }: UnitInForce<Profile, Check>,
  profileView: (profile: Profile) => ProfileView,
) {
  const { id, warbandId, name, notes, background, portraitId, isArchived, isLost } = unit
  return {
    id,
    warbandId,
    name,
    notes,
    background,
    portraitId,
    isArchived,
    isLost,
    allowed: buildAllowanceViews(unit.allowed),
    warbandName: force.warband.name,
    version,
    profile: profileView(unit.profile),
    check,
  }
}
