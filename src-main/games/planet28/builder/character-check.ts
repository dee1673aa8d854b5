import type { CharacterProfile, Problem } from '../../../../src-shared/games/planet28/model.ts'
import { ABILITIES } from '../../../../src-shared/games/planet28/tables/abilities.ts'
import { getEquipment } from '../../../../src-shared/games/planet28/tables/equipment.ts'
import { rowIds } from '../../../../src-shared/games/planet28/tables/row.ts'
import { SKILLS } from '../../../../src-shared/games/planet28/tables/skills.ts'
import { TRAITS } from '../../../../src-shared/games/planet28/tables/traits.ts'
import { DEFAULT_SETTINGS, type Planet28Settings } from '../settings.ts'
import { traitsInForce } from '../special-rules/traits.ts'
import { checkRepeats } from './repeats.ts'
import { checkSkill } from './skill-check.ts'
import {
  CHARACTER_START,
  HIT_POINT_STEP,
  LOWEST_HIT_POINTS,
} from '../../../../src-shared/games/planet28/starting-profiles.ts'

/** What is wrong with a character, most basic first; empty where all is well (P28-BUILD-2, -3, -6). */
export function checkCharacter(profile: CharacterProfile, settings: Planet28Settings = DEFAULT_SETTINGS): Problem[] {
  return [
    ...rowIds(SKILLS).flatMap((id) => checkSkill(id, profile.skills[id], CHARACTER_START.skill, 'P28-BUILD-2')),
    ...checkHitPoints(profile.hitPoints),
    ...checkRepeats(profile.traits, (id) => TRAITS[id].name, settings),
    ...checkRepeats(profile.abilities, (id) => ABILITIES[id].name, settings),
    ...checkTraits(profile, settings),
    ...checkArmour(profile),
  ]
}

function checkHitPoints(hitPoints: number): Problem[] {
  if (hitPoints < LOWEST_HIT_POINTS) {
    const message = `${hitPoints} hit-points are too few: the least is ${LOWEST_HIT_POINTS}. Raise them to ${LOWEST_HIT_POINTS} or more.`
    return [{ rule: 'P28-BUILD-3', code: 'hit-points-floor', severity: 'refused', message }]
  }
  const step = HIT_POINT_STEP.hitPoints
  const over = (hitPoints - CHARACTER_START.hitPoints) % step
  if (over === 0) return []
  const below = Math.floor(hitPoints / step) * step
  const message = `${hitPoints} hit-points cannot be bought: they go from ${CHARACTER_START.hitPoints} in steps of ${step}. Take ${below} or ${below + step}.`
  return [{ rule: 'P28-BUILD-2', code: 'hit-points-step', severity: 'refused', message }]
}

function checkTraits(profile: CharacterProfile, settings: Planet28Settings): Problem[] {
  return traitsInForce(profile.traits).flatMap(({ id, hooks }): Problem[] => {
    const rule = `P28-TR-${id}`
    const gear = profile.equipment.map((piece) => hooks.forbidsEquipment?.(piece, settings) ?? null)
    const traits = profile.traits.map((other) => hooks.forbidsTrait?.(other) ?? null)
    const useless = hooks.forbidsUseOf?.(profile) ?? null
    return [
      ...reasons(gear).map((message) => ({ rule, code: 'forbidden-equipment', severity: 'refused' as const, message })),
      ...reasons(traits).map((message) => ({ rule, code: 'forbidden-trait', severity: 'refused' as const, message })),
      ...reasons([useless]).map((message) => ({
        rule: 'P28-BUILD-6',
        code: 'useless',
        severity: 'flagged' as const,
        message,
      })),
    ]
  })
}

/** One armour is worn, and none is changed during a game; a spare one is only pointed out (P28-ARM-1). */
function checkArmour(profile: CharacterProfile): Problem[] {
  const worn = profile.equipment.map(getEquipment).filter(({ table }) => table === 'armour')
  if (worn.length < 2) return []
  const names = worn.map(({ row }) => row.name).join(', ')
  const message = `${worn.length} pieces of armour (${names}); only 1 can be worn in a game. Choose which one before each game, or remove the rest.`
  return [{ rule: 'P28-ARM-1', code: 'armour-count', severity: 'flagged', message }]
}

function reasons(found: readonly (string | null)[]): string[] {
  return found.filter((reason) => reason !== null)
}
