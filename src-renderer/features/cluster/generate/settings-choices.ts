import { GENERATOR_PRESETS } from '#shared/cluster/generator-presets.ts'
import {
  CONNECTIVITIES,
  type Connectivity,
  ROUTE_PLANS,
  type RoutePlan,
  SPREAD_DESCRIPTIONS,
  SPREADS,
} from '#shared/cluster/generator-settings.ts'
import { NAME_STYLE_DESCRIPTIONS, NAME_STYLES } from '#shared/cluster/name-styles.ts'
import { SYMMETRIES, SYMMETRY_NAMES, findSymmetryProblem } from '#shared/cluster/symmetry.ts'
import type { HexBoard } from '#shared/kit/hex.ts'

export const PRESET_CHOICES = GENERATOR_PRESETS.map(({ id, name }) => ({ value: id, label: name }))

export const SPREAD_CHOICES = SPREADS.map((value) => ({ value, label: SPREAD_DESCRIPTIONS[value].name }))

/** Styles of star names. */
export const NAME_STYLE_CHOICES = NAME_STYLES.map((value) => ({ value, label: NAME_STYLE_DESCRIPTIONS[value].name }))

const CONNECTIVITY_NAMES: Readonly<Record<Connectivity, string>> = {
  'by-range': 'Every star can be reached',
  free: 'Not guaranteed',
}
/** Guarantees about distances between stars. */
export const CONNECTIVITY_CHOICES = CONNECTIVITIES.map((value) => ({
  value,
  label: CONNECTIVITY_NAMES[value],
})).toReversed()

const ROUTE_NAMES: Readonly<Record<RoutePlan, string>> = {
  none: 'None',
  'all-in-range': 'Every pair within reach',
  sparse: 'A few that do not cross',
}
export const ROUTE_PLAN_CHOICES = ROUTE_PLANS.map((value) => ({ value, label: ROUTE_NAMES[value] }))

/** Symmetries; those that are not exact on the board are disabled. */
export function listSymmetryChoices(board: HexBoard) {
  return SYMMETRIES.map((value) => ({
    value,
    label: SYMMETRY_NAMES[value],
    disabled: findSymmetryProblem(value, board) !== null,
  }))
}

/** Reasons why symmetries are disabled, each with the symmetries it applies to. */
export function listDisabledSymmetryReasons(board: HexBoard): { readonly names: string; readonly reason: string }[] {
  const reasons = SYMMETRIES.flatMap((value) => {
    const reason = findSymmetryProblem(value, board)
    return reason === null ? [] : [{ name: SYMMETRY_NAMES[value], reason }]
  })
  return Array.from(
    Map.groupBy(reasons, ({ reason }) => reason),
    ([reason, all]) => ({ reason, names: all.map(({ name }) => name).join(', ') }),
  )
}
