import * as z from 'zod'
import type { ShooterWithShotsLeft } from '#main/games/planetary-sand/fire/firing-list-entries.ts'
import { computeVolleyOdds } from '#main/games/planetary-sand/odds/volley-odds.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { CommandOf } from '#shared/games/planetary-sand/commands.ts'
import { DistanceSchema } from '#shared/games/planetary-sand/path-input.ts'
import { PLATES } from '#shared/games/planetary-sand/tables/armour.ts'
import { getWeaponRow, type WeaponId, WEAPONS } from '#shared/games/planetary-sand/tables/weapons.ts'
import type { CommandDraft, Notice, Refusal } from '#shared/match/protocol.ts'
import type { ChoiceContext } from '../choice-context.ts'
import {
  computeShotBreakdown,
  type ShotBreakdown,
  listTargetAssessments,
  type TargetAssessment,
} from './target-assessments.ts'

/** Shooters with the same weapon who fire together, and what each of them may fire at (SAND-TURN-3). */
export interface ShooterGroup {
  readonly battle: Battle
  readonly by: string
  readonly weapon: WeaponId
  /** Range of the weapon, in R. */
  readonly range: number
  readonly shooters: readonly { readonly id: string; readonly lines: readonly TargetAssessment[] }[]
}

/** A shot of a volley: its command and its chance, or why it cannot be fired. */
export type PlannedShot =
  | { readonly command: CommandOf<'shoot'>; readonly chance: ShotBreakdown }
  | { readonly shooter: string; readonly refusal: Refusal }

/** Collects the targets of shooters with the same weapon; of several shooters only the target that is needed. */
export function createShooterGroup(
  { battle, seat, target }: ChoiceContext,
  shooters: readonly ShooterWithShotsLeft[],
): ShooterGroup | null {
  const [first] = shooters
  if (!first) return null
  const { weapon } = first
  const only = shooters.length > 1 ? target : null
  return {
    battle,
    by: seat,
    weapon,
    range: getWeaponRow(weapon).range[battle.air],
    shooters: shooters.map(({ shooter }) => ({
      id: shooter,
      lines: listTargetAssessments(battle, { shooter, weapon }, only),
    })),
  }
}

/** The lines of a target, one for each shooter of the volley. */
export function listAssessmentsOfTarget(
  { shooters }: ShooterGroup,
  target: string,
): { readonly shooter: string; readonly line: TargetAssessment }[] {
  return shooters.flatMap(({ id, lines }) =>
    lines.filter((line) => line.target === target).map((line) => ({ shooter: id, line })),
  )
}

/** Plans the shots at a target with what was entered. Shots whose distance is not known yet are left out. */
export function planShots(volley: ShooterGroup, { target, values }: CommandDraft): PlannedShot[] {
  if (target === null) return []
  const measured = DistanceSchema.nullable()
    .catch(null)
    .parse(values['distance'] ?? null)
  const plate = z
    .enum(PLATES)
    .nullable()
    .catch(null)
    .parse(values['plate'] ?? null)
  return listAssessmentsOfTarget(volley, target).flatMap(({ shooter, line }): PlannedShot[] => {
    if (line.refusal) return [{ shooter, refusal: line.refusal }]
    const isMeasured = line.distance === null
    if (isMeasured && measured === null) return []
    const shot = {
      shooter,
      weapon: volley.weapon,
      target,
      distance: isMeasured ? measured : null,
      plate: isMeasured && line.isMachine ? plate : null,
    }
    const chance = computeShotBreakdown(volley.battle, shot)
    if (chance === null || 'message' in chance) return [{ shooter, refusal: chance ?? createRangeRefusal(target) }]
    return [{ command: { type: 'shoot', by: volley.by, ...shot }, chance }]
  })
}

function createRangeRefusal(target: string): Refusal {
  return { code: 'out-of-range', message: `${target} is out of reach.`, rule: 'SAND-KIT-1' }
}

/** Chance that at least one of these shots takes effect; surplus hits are wasted (SAND-TURN-3). */
export function computeLossChance(effects: readonly number[]): number {
  return computeVolleyOdds(effects.map((effect) => ({ target: '', effect }))).lost[''] ?? 0
}

/** Names the shooters that do not fire, with the reason. */
export function listSilentShooterNotices(shots: readonly PlannedShot[]): Notice[] {
  return shots.flatMap((shot) => {
    if (!('refusal' in shot)) return []
    const { message, rule } = shot.refusal
    return [{ text: `${shot.shooter} does not fire: ${message}`, rule, isUrgent: false }]
  })
}

/** Formats shooters with their weapon: “zap rifle”, “3 zap rifles”. */
export function formatWeapons(weapon: WeaponId, count: number): string {
  const title = WEAPONS[weapon].title.toLowerCase()
  return count === 1 ? title : `${count} ${title}s`
}
