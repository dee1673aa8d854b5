import type { Dice } from '#main/games/kit/dice.ts'
import type { NamedEffect } from '#shared/games/planet28/battle/effects.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { filterEffectsByShape } from '../effects-in-force.ts'

/** The die of skill rolls (P28-ROLL-1). */
export const SKILL_DIE = 10

/** Whether a face is under the target number. A natural 1 always is, a natural 10 never (P28-ROLL-1, P28-ROLL-2). */
export function isSuccessfulRoll(face: number, target: number): boolean {
  if (face === 1) return true
  return face !== SKILL_DIE && face < target
}

/** Which of two dice counts for a skill; positive and negative sources cancel each other (P28-ROLL-4). */
export function getKeptDie(effects: readonly NamedEffect[], skill: SkillId): 'lowest' | 'highest' | null {
  const keeps = filterEffectsByShape(effects, 'keeps')
  if (keeps.length === 0) return null
  const kept = keeps.filter(({ effect }) => effect.skills?.includes(skill) ?? true)
  const isGood = kept.some(({ effect }) => effect.dice === 'lowest')
  const isBad = kept.some(({ effect }) => effect.dice === 'highest')
  if (isGood === isBad) return null
  return isGood ? 'lowest' : 'highest'
}

/** Rolls the dice of one roll, appends them to `seen` if given, and returns the face that counts (P28-ROLL-4). */
export function rollSkillDice(keep: 'lowest' | 'highest' | null, dice: Dice, seen?: number[]): number {
  const first = dice.die(SKILL_DIE)
  seen?.push(first)
  if (keep === null) return first
  const second = dice.die(SKILL_DIE)
  seen?.push(second)
  return keep === 'highest' ? Math.max(first, second) : Math.min(first, second)
}

/** The chance of success of a roll without rerolls (P28-ROLL-2, P28-ROLL-4). */
export function computeSuccessChance(target: number, keep: 'lowest' | 'highest' | null): number {
  const chance = Math.min(SKILL_DIE - 1, Math.max(1, target - 1)) / SKILL_DIE
  if (keep === null) return chance
  return keep === 'lowest' ? 1 - (1 - chance) ** 2 : chance ** 2
}
