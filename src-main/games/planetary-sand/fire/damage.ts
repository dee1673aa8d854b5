import { type Dice, tossCoin } from '#main/games/kit/dice.ts'
import type { ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'

/** Kind of target for damage. */
export type TargetKind = 'man' | 'robot' | 'machine' | 'structure'

/** Result of effective damage by kind of target (SAND-DEF-4, SAND-DEF-5). */
const RESULTS = {
  man: () => 'killed',
  robot: () => 'damaged',
  machine: () => 'destroyed',
  structure: ({ isSmall }) => (isSmall ? 'punctured' : 'breached'),
} as const satisfies Readonly<Record<TargetKind, (weapon: Pick<WeaponRow, 'isSmall'>) => ShotOutcome>>

/** Whether pistols and rifles harm vehicles, by setting (SAND-DEF-5). */
const HARMS_MACHINES: Readonly<
  Record<SandSettings['smallArmsVsVehicles'], (weapon: Pick<WeaponRow, 'isSmall'>) => boolean>
> = {
  normal: () => true,
  none: ({ isSmall }) => !isSmall,
}

/** A weapon's damage against a target's defence. */
export interface DamageCheck {
  readonly weapon: Pick<WeaponRow, 'isSmall'>
  readonly damage: number
  readonly kind: TargetKind
  readonly defence: number
}

/** When a strike is effective: never, on heads, or surely. Tails have no effect (SAND-DEF-2). */
export type DamageEffectCondition = 'never' | 'on-heads' | 'surely'

/** Whether a strike is effective: surely above the defence, by a coin if equal, never below (SAND-DEF-2). */
export function getDamageEffectCondition(
  { weapon, damage, kind, defence }: DamageCheck,
  settings: Pick<SandSettings, 'smallArmsVsVehicles'>,
): DamageEffectCondition {
  if (kind === 'machine' && !HARMS_MACHINES[settings.smallArmsVsVehicles](weapon)) return 'never'
  if (damage === defence) return 'on-heads'
  return damage > defence ? 'surely' : 'never'
}

/** What effective damage does to a target (SAND-DEF-4, SAND-DEF-5). */
export function getDamageResult({ kind, weapon }: Pick<DamageCheck, 'kind' | 'weapon'>): DamageResult {
  return RESULTS[kind](weapon)
}
export type DamageResult = ReturnType<(typeof RESULTS)[TargetKind]>

/** Resolves a strike. A coin is tossed only if damage equals defence (SAND-DEF-2). */
export function resolveDamage<Struck extends DamageCheck>(
  struck: Struck,
  settings: Pick<SandSettings, 'smallArmsVsVehicles'>,
  dice: Dice,
): { isHeads: boolean | null; outcome: DamageResult | 'no-effect' } {
  const chance = getDamageEffectCondition(struck, settings)
  const isHeads = chance === 'on-heads' ? tossCoin(dice) : null
  const doesTell = isHeads ?? chance === 'surely'
  return { isHeads, outcome: doesTell ? getDamageResult(struck) : 'no-effect' }
}
