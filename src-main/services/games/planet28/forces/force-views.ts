import type * as z from 'zod'
import type {
  BillView,
  CharacterProfileInput,
  SquadProfileInput,
  VehicleProfileInput,
} from '#shared/contract/planet28/profiles.ts'
import type {
  AcceptedProblem,
  Bill,
  UnequippedProfile,
  CharacterProfile,
  BuildProblem,
  SquadProfile,
  VehicleProfile,
} from '#shared/games/planet28/model.ts'

export function buildBillView({ lines, formula, cost }: Bill): z.infer<typeof BillView> {
  return { lines: [...lines], formula, cost }
}

export interface ProblemView<Profile> extends Omit<BuildProblem, 'fixes' | 'cells'> {
  fixes: { label: string; profile: Profile }[]
  cells?: NonNullable<BuildProblem['cells']>[number][]
}

/** The views of problems. `viewOf` converts the profile of each fix. */
export function buildProblemViews<Profile, View>(
  problems: readonly BuildProblem<Profile>[],
  viewOf: (profile: Profile) => View,
): ProblemView<View>[] {
  return problems.map(({ key, rule, code, severity, message, fixes, cells }) => ({
    key,
    rule,
    code,
    severity,
    message,
    fixes: fixes.map(({ label, profile }) => ({ label, profile: viewOf(profile) })),
    ...(cells && { cells: [...cells] }),
  }))
}

/** The views of allowed problems. */
export function buildAllowanceViews(allowed: readonly AcceptedProblem[]): AcceptedProblem[] {
  return allowed.map(({ key, reason }) => ({ key, reason }))
}

export function buildCharacterProfileView({
  equipment,
  ...body
}: CharacterProfile): z.infer<typeof CharacterProfileInput> {
  return { ...bodyView(body), equipment: [...equipment] }
}

export function buildSquadProfileView({ loadouts, ...body }: SquadProfile): z.infer<typeof SquadProfileInput> {
  return {
    ...bodyView(body),
    loadouts: loadouts.map(({ members, equipment }) => ({ members, equipment: [...equipment] })),
  }
}

export function buildVehicleProfileView(profile: VehicleProfile): z.infer<typeof VehicleProfileInput> {
  const { type, A, S, sections, traits, abilities, weapons } = profile
  return {
    type,
    A,
    S,
    sections: [...sections],
    traits: [...traits],
    abilities: [...abilities],
    weapons: [...weapons],
  }
}

function bodyView({ skills, hitPoints, traits, abilities }: UnequippedProfile) {
  return { skills, hitPoints, traits: [...traits], abilities: [...abilities] }
}
