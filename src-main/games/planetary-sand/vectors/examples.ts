import { type GivenDice, createGivenDice } from '#main/games/kit/dice.ts'
import type { JsonRecord } from '#main/games/kit/json.ts'
import { ARMOUR, type ArmourId } from '#shared/games/planetary-sand/tables/armour.ts'
import { MACHINES, getMachineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { createDefaultSettings, type SandSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Point } from '#shared/kit/convex.ts'

/** The rulings' default settings with the changes of an example. */
export function buildExampleSettings(changed: JsonRecord): SandSettings {
  return { ...createDefaultSettings(), ...changed }
}

/** Terms of the printed catalogue that differ from the ids used here. */
const CATALOGUE_WORDS: Readonly<Record<string, string>> = {
  'space-tank': 'tank',
  'wheeled-speeder': 'speeder',
  'crew-gun': 'gun',
  'weapon-carrier': 'gun-carrier',
  'repaired-tank': 'mended',
  'space-building': 'building',
  'space-bunker': 'bunker',
  'space-station': 'station',
  'target-in-building': 'building',
  'target-in-bunker': 'bunker',
  'target-behind-unarmoured-vehicle': 'unarmoured-vehicle',
  'target-behind-armoured-vehicle': 'armoured-vehicle',
  'target-behind-other-cover': 'other',
}

/** The id of a table row by the term of an example, or null. */
export function findIdByTerm<Id extends string>(table: Readonly<Record<Id, unknown>>, word: string): Id | null {
  const named = [word, CATALOGUE_WORDS[word] ?? word].find((id) => Object.hasOwn(table, id))
  return named === undefined ? null : (named as Id)
}

/** The id of a table row by the term of an example. Throws if there is none. */
export function getIdByTerm<Id extends string>(table: Readonly<Record<Id, unknown>>, word: string): Id {
  const id = findIdByTerm(table, word)
  if (id === null) throw new Error(`"${word}" is not in the table`)
  return id
}

/** Runs a function with given dice and coins. Throws if any is left over. */
export function runWithGivenDice<Made>(faces: readonly number[], make: (dice: GivenDice) => Made): Made {
  const dice = createGivenDice(faces)
  const made = make(dice)
  if (dice.left() > 0) throw new Error(`${dice.left()} of ${faces.length} dice not used`)
  return made
}

/** The faces of coins; omitted for coins that are not tossed. */
export const toCoinFaces = (coins: readonly (string | undefined)[]) =>
  coins.flatMap((coin) => (coin === undefined ? [] : [coin === 'H' ? 1 : 2]))

export const toPoint = ([x, y]: readonly [number, number]): Point => ({ x, y })

/** The armour of a man, robot or machine by its term. */
export function getArmourIdByTerm(word: string): ArmourId {
  const machine = findIdByTerm<MachineType>(MACHINES, word)
  return machine === null ? getIdByTerm<ArmourId>(ARMOUR, word) : getMachineRow(machine).armour
}

/** The target kind of a term. Anything that is neither man nor robot is a machine. */
export function getTargetKindByTerm(word: string): 'man' | 'robot' | 'machine' {
  if (word === 'man' || word === 'suited-man') return 'man'
  return word === 'robot' ? 'robot' : 'machine'
}
