import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { isSuccessfulRoll } from '#main/games/planet28/battle/rolls/skill-roll.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { parseGear, parseNumbers, parseRecords } from '../parse-given.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  runInBattle,
  getPeopleUnitInBattle,
} from './example-battle.ts'

/** Worked examples of squads that attack and are hit (P28-SQ-7, P28-SQ-10). */
export const squadVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'squad-attack': answerAttack,
  'squad-damage': answerDamage,
}

/** Creates a squad of an example with individual gear per member. */
export function createExampleSquadOptions(
  id: string,
  given: JsonRecord,
  kits: readonly (readonly string[])[],
): UnitOptions {
  const character = createExampleCharacterOptions(id, given)
  if (character.kind !== 'character') throw new Error('a squad is made of characters')
  const { skills, hitPoints, traits, abilities } = character.profile
  const { name, side, warbandId, lasting, usesBefore } = character
  const loadouts = kits.map((equipment) => ({ members: 1, equipment: [...equipment] }))
  return {
    kind: 'squad',
    id,
    name,
    side,
    warbandId,
    lasting,
    usesBefore,
    profile: { skills, hitPoints, traits, abilities, loadouts },
  }
}

/** Answers a squad attack: one roll per member. All members attack if one of them sees the target (P28-SQ-7). */
function answerAttack(given: JsonRecord, _settings: JsonRecord, dice: Dice) {
  const all = parseGear(given['weapons'], 'weapons')
  const weapons = given['seenBy'] === undefined || parseNumber(given['seenBy'], 'seenBy') > 0 ? all : []
  const hits: Record<string, number> = {}
  for (const weapon of weapons)
    if (isSuccessfulRoll(dice.die(10), parseNumber(given['S'], 'S'))) hits[weapon] = (hits[weapon] ?? 0) + 1
  return { attacks: weapons.length, hits }
}

/** A squad whose members have the given hit points left, and an enemy. */
function squadWith(left: readonly number[], settings: JsonRecord, dice: Dice): Battle {
  const kits = left.map(() => [])
  const battle = createExampleBattle(
    [createExampleSquadOptions('it', { hp: Math.max(...left) }, kits), createExampleCharacterOptions('foe', {})],
    settings,
    dice,
  )
  const units = battle.units.map((unit) =>
    unit.kind === 'squad'
      ? { ...unit, models: unit.models.map((model, at) => ({ ...model, hitPoints: left[at] ?? model.hitPoints })) }
      : unit,
  )
  return { ...battle, units }
}

function answerDamage(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  let battle = squadWith(parseNumbers(given['hp'], 'hp'), settings, dice)
  const noArmour = [
    {
      source: 'Given',
      rule: 'P28-SQ-10',
      effect: { shape: 'forbids', what: 'armour-roll', because: 'damage is given' } as const,
    },
  ]
  const hp = parseRecords(given['hits'], 'hits').map((item) => {
    const member = getPeopleUnitInBattle(battle, 'it').models[parseNumber(item['choose'], 'choose')]?.id
    const hit = {
      victim: 'it',
      member,
      raw: parseNumber(item['damage'], 'damage'),
      by: 'foe',
      cause: 'Hit',
      rule: 'P28-SQ-10',
    }
    battle = runInBattle(battle, dice, (transaction) =>
      resolveHitOnPeople(transaction, { ...hit, keywords: [], weaponEffects: noArmour, isInCover: false }),
    ).battle
    return getPeopleUnitInBattle(battle, 'it').models.map(({ hitPoints }) => hitPoints)
  })
  return { hp, slain: getPeopleUnitInBattle(battle, 'it').models.filter(({ hitPoints }) => hitPoints === 0).length }
}
