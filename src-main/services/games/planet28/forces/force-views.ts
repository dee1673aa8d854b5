import type * as z from 'zod'
import type {
  BillView,
  CharacterProfileInput,
  SquadProfileInput,
  VehicleProfileInput,
} from '#shared/contract/planet28/profiles.ts'
import type {
  Allowance,
  Bill,
  BodyProfile,
  CharacterProfile,
  Problem,
  SquadProfile,
  VehicleProfile,
} from '#shared/games/planet28/model.ts'

/** A bill as it is answered. */
export function buildBillView({ lines, formula, cost }: Bill): z.infer<typeof BillView> {
  return { lines: [...lines], formula, cost }
}

/** A problem as it is answered. */
export interface ProblemView<Profile> extends Omit<Problem, 'fixes' | 'cells'> {
  fixes: { label: string; profile: Profile }[]
  cells?: NonNullable<Problem['cells']>[number][]
}

/** Problems as they are answered; `viewOf` makes the profile of each fix fit to be sent. */
export function buildProblemViews<Profile, View>(
  problems: readonly Problem<Profile>[],
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

/** Problems that are let pass, as they are answered. */
export function buildAllowanceViews(allowed: readonly Allowance[]): Allowance[] {
  return allowed.map(({ key, reason }) => ({ key, reason }))
}

/** A character's profile as it is answered. */
export function buildCharacterProfileView({
  equipment,
  ...body
}: CharacterProfile): z.infer<typeof CharacterProfileInput> {
  return { ...bodyView(body), equipment: [...equipment] }
}

/** A squad's profile as it is answered. */
export function buildSquadProfileView({ loadouts, ...body }: SquadProfile): z.infer<typeof SquadProfileInput> {
  return {
    ...bodyView(body),
    loadouts: loadouts.map(({ members, equipment }) => ({ members, equipment: [...equipment] })),
  }
}

/** A vehicle's profile as it is answered. */
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

function bodyView({ skills, hitPoints, traits, abilities }: BodyProfile) {
  return { skills, hitPoints, traits: [...traits], abilities: [...abilities] }
}
