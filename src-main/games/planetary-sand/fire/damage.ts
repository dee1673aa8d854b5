import type { Dice } from '#main/games/kit/dice.ts'
import type { ShotOutcome } from '#shared/games/planetary-sand/battle.ts'
import type { Settings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'

/** What a thing is to whatever strikes it. */
export type TargetKind = 'man' | 'robot' | 'machine' | 'structure'

/** What becomes of each kind when damage tells (SAND-DEF-4, SAND-DEF-5). */
const RESULTS = {
  man: () => 'killed',
  robot: () => 'damaged',
  machine: () => 'destroyed',
  structure: ({ isSmall }) => (isSmall ? 'punctured' : 'breached'),
} as const satisfies Readonly<Record<TargetKind, (weapon: Pick<WeaponRow, 'isSmall'>) => ShotOutcome>>

/** Whether pistols and rifles harm vehicles, by what was agreed (SAND-DEF-5). */
const HARMS_MACHINES: Readonly<
  Record<Settings['smallArmsVsVehicles'], (weapon: Pick<WeaponRow, 'isSmall'>) => boolean>
> = {
  normal: () => true,
  none: ({ isSmall }) => !isSmall,
}

/** What strikes what. */
export interface Strike {
  readonly weapon: Pick<WeaponRow, 'isSmall'>
  readonly damage: number
  readonly kind: TargetKind
  readonly defence: number
}

/** What a strike may come to without a coin, or on heads: tails are no effect (SAND-DEF-2). */
export type StrikeChance = 'never' | 'on-heads' | 'surely'

/** Whether a strike tells: above the defence surely, at it by a coin, below it never (SAND-DEF-2). */
export function getStrikeChance(
  { weapon, damage, kind, defence }: Strike,
  settings: Pick<Settings, 'smallArmsVsVehicles'>,
): StrikeChance {
  if (kind === 'machine' && !HARMS_MACHINES[settings.smallArmsVsVehicles](weapon)) return 'never'
  if (damage === defence) return 'on-heads'
  return damage > defence ? 'surely' : 'never'
}

/** Strikes; a coin is tossed where damage and defence are equal, and only there (SAND-DEF-2). */
export function resolveStrike<Struck extends Strike>(
  struck: Struck,
  settings: Pick<Settings, 'smallArmsVsVehicles'>,
  dice: Dice,
): { isHeads: boolean | null; outcome: ReturnType<(typeof RESULTS)[TargetKind]> | 'no-effect' } {
  const chance = getStrikeChance(struck, settings)
  const isHeads = chance === 'on-heads' ? tossCoin(dice) : null
  const doesTell = isHeads ?? chance === 'surely'
  return { isHeads, outcome: doesTell ? RESULTS[struck.kind](struck.weapon) : 'no-effect' }
}

/** A coin: a die of two, heads on 1. */
export function tossCoin(dice: Dice): boolean {
  return dice.die(2) === 1
}
