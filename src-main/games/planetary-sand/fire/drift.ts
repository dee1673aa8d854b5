import type { Dice } from '#main/games/kit/dice.ts'
import type { DriftId } from '#shared/games/planetary-sand/battle.ts'
import type { SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import { type TemplateId, type WeaponRow } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Result of each face of the cup die, by setting (SAND-CUP-1). */
export const CUP_DIE_DRIFTS_BY_SETTING: Readonly<Record<SandSettings['cupDie'], readonly DriftId[]>> = {
  A: ['on-target', 'on-target', 'short', 'long', 'left', 'right'],
  B: ['left', 'right', 'short', 'long', 'on-target', 'on-target'],
}

/** Whether the wild die is rolled (SAND-MSL-4). */
const IS_WILD: Readonly<Record<WeaponRow['wild'], (settings: Pick<SandSettings, 'wildBazooka'>) => boolean>> = {
  always: () => true,
  'if-agreed': ({ wildBazooka }) => wildBazooka,
  never: () => false,
}

/** Face of the wild die that loses a missile in space (SAND-MSL-4). */
export const WILD_DIE_LOST_FACE = 1

/** Whether indirect fire with a weapon requires the wild die (SAND-MSL-4). */
export function needsWildDie({ wild }: Pick<WeaponRow, 'wild'>, settings: Pick<SandSettings, 'wildBazooka'>): boolean {
  return IS_WILD[wild](settings)
}

/** Rolls the wild die, then the cup die. Null if the missile is lost in space (SAND-MSL-4, SAND-CUP-1). */
export function rollDrift(
  weapon: Pick<WeaponRow, 'wild'>,
  settings: Pick<SandSettings, 'wildBazooka' | 'cupDie'>,
  dice: Dice,
): DriftId | null {
  if (needsWildDie(weapon, settings) && dice.die(6) === WILD_DIE_LOST_FACE) return null
  return CUP_DIE_DRIFTS_BY_SETTING[settings.cupDie][dice.die(6) - 1] ?? 'on-target'
}

/** The width of a template (SAND-KIT-3). */
export function getTemplateWidth(
  template: TemplateId,
  { cupMm, pailMm }: Pick<SandSettings, 'cupMm' | 'pailMm'>,
): number {
  return template === 'cup' ? cupMm : pailMm
}

/** Offset of each drift, in template widths along the line of fire and to its right (SAND-CUP-2). */
const DRIFTS: Readonly<Record<DriftId, { readonly along: number; readonly right: number }>> = {
  'on-target': { along: 0, right: 0 },
  short: { along: -1, right: 0 },
  long: { along: 1, right: 0 },
  left: { along: 0, right: -1 },
  right: { along: 0, right: 1 },
}

/** The point where a template lands: one width off, from the shooter's viewpoint (SAND-CUP-2). */
export function computeLandingPoint(
  shooter: Point,
  aim: Point,
  { drift, widthMm }: { drift: DriftId; widthMm: number },
): Point {
  const far = Math.hypot(aim.x - shooter.x, aim.y - shooter.y)
  const [ux, uy] = far === 0 ? [0, 1] : [(aim.x - shooter.x) / far, (aim.y - shooter.y) / far]
  const { along, right } = DRIFTS[drift]
  return {
    x: rounded(aim.x + widthMm * (along * ux + right * uy)),
    y: rounded(aim.y + widthMm * (along * uy - right * ux)),
  }
}

function rounded(mm: number): number {
  return Math.round(mm * 1000) / 1000 + 0
}
