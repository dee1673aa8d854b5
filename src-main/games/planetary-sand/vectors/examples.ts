import { type GivenDice, givenDice } from '#main/games/kit/dice.ts'
import { ARMOUR, type ArmourId } from '#shared/games/planetary-sand/tables/armour.ts'
import { MACHINES, machineRow, type MachineType } from '#shared/games/planetary-sand/tables/machines.ts'
import { defaultSettings } from '#shared/games/planetary-sand/tables/settings.ts'
import type { Point } from '#shared/kit/convex.ts'

/** Examples keep to the rulings’ own answers. */
export const settings = defaultSettings()

/** An id of a table, by the word of an example. */
export function idIn<Id extends string>(table: Readonly<Record<Id, unknown>>, word: string): Id {
  if (!Object.hasOwn(table, word)) throw new Error(`"${word}" is not in the table`)
  return word as Id
}

/** Does something with dice and coins that were thrown already; one that is left over is an error. */
export function withDice<Made>(faces: readonly number[], make: (dice: GivenDice) => Made): Made {
  const dice = givenDice(faces)
  const made = make(dice)
  if (dice.left() > 0) throw new Error(`${dice.left()} of ${faces.length} dice not used`)
  return made
}

/** The faces of coins, none for one that is not tossed. */
export const coinFaces = (coins: readonly (string | undefined)[]) =>
  coins.flatMap((coin) => (coin === undefined ? [] : [coin === 'H' ? 1 : 2]))

/** A point of an example. */
export const pointOf = ([x, y]: readonly [number, number]): Point => ({ x, y })

/** The armour of a man, robot or machine, by its word. */
export function armourOf(word: string): ArmourId {
  return Object.hasOwn(MACHINES, word) ? machineRow(word as MachineType).armour : idIn(ARMOUR, word)
}

/** What kind of target a word means. */
export function kindOf(word: string): 'man' | 'robot' | 'machine' {
  if (Object.hasOwn(MACHINES, word)) return 'machine'
  return word === 'robot' ? 'robot' : 'man'
}
