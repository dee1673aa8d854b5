import type { StoredUnit, UnitRepository } from '#main/db/repositories/planet28/units.ts'
import type { AcceptedProblem } from '#shared/games/planet28/model.ts'
import type { Force } from './force-loader.ts'
import { buildAllowanceViews } from './force-views.ts'
import type { ProfileAccessors } from './unit-labels.ts'
import type { ProfileJudgement, JudgementContext, UnitKindRules } from './unit-rules.ts'

/** What differs between the kinds of units. */
export interface UnitKindDefinition<Profile, View, Check> {
  readonly rules: UnitKindRules<Profile>
  readonly repository: UnitRepository<Profile>
  readonly parts: ProfileAccessors<Profile>
  /** The view of a profile's judgement. */
  readonly checkOf: (judged: ProfileJudgement<Profile>, judging: JudgementContext) => Check
  /** The view of a unit. */
  readonly viewOf: (unit: UnitViewSource<Profile, Check>) => View
}

/** A unit with its context: everything a view of it needs. */
export interface UnitViewSource<Profile, Check> {
  readonly unit: StoredUnit<Profile>
  readonly version: number
  readonly force: Force
  readonly check: Check
}

/** An unsaved unit, checked by the rules of its warband as an additional unit or in place of the stored one. */
export interface UnitDraft<Profile> {
  readonly warbandId: string
  readonly unitId: string | null
  readonly allowed: readonly AcceptedProblem[]
  readonly profile: Profile
}

/** Builds the fields common to the views of all units. */
export function buildUnitView<Profile, ProfileView, Check>(
  { unit, version, force, check }: UnitViewSource<Profile, Check>,
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
